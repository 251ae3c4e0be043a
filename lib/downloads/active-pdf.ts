import { inflateSync } from 'node:zlib';

/** What a PDF may do by itself or ask a reader to do (ISO 32000-1, 7.11, 12.6, 13), by the name that says so. */
const actions: Readonly<Record<string, string>> = {
  JavaScript: 'runs JavaScript',
  Launch: 'starts a program',
  OpenAction: 'does something when it is opened',
  SubmitForm: 'sends what is filled in',
  ImportData: 'reads another file',
  GoToR: 'opens another file',
  GoToE: 'opens a file within it',
  EmbeddedFile: 'has another file within it',
  EmbeddedFiles: 'has another file within it',
  RichMedia: 'plays Flash or video',
  Encrypt: 'is encrypted, so that nobody can look into it',
  LZWDecode: 'is packed in a way that nobody uses any more, and that hides what is in it',
  ASCII85Decode: 'is packed in a way that hides what is in it',
  ASCIIHexDecode: 'is packed in a way that hides what is in it',
  RunLengthDecode: 'is packed in a way that hides what is in it',
};

/** The same by names so short that packed pictures and fonts hold them by chance; outside of these they count. */
const shortActions: Readonly<Record<string, string>> = {
  JS: 'runs JavaScript',
  AA: 'does something by itself',
  XFA: 'is a form that runs code',
};

/** A name of an object (7.3.5): 127 bytes at most. */
const name = /\/([A-Za-z#][\w#]{0,380})/g;

/** A name as it is meant: `#4aavaScript` is `JavaScript`. */
const asMeant = (written: string) =>
  written.replace(/#([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );

/** The first name in a text that stands for an action. */
function actionIn(text: string, known: Readonly<Record<string, string>>): string | undefined {
  for (const [, written = ''] of text.matchAll(name)) {
    const action = asMeant(written);
    if (Object.hasOwn(known, action)) return `\`/${action}\`: it ${known[action]}`;
  }
  return undefined;
}

/** Bytes that all packed parts together may grow to: the pages of a brochure stay below a tenth of it. */
const mostInflated = 50_000_000;

/** The packed parts of a file, and what is around them. */
function partsOf(bytes: Buffer) {
  const outside: Buffer[] = [];
  const packed: Buffer[] = [];
  let at = 0;
  for (;;) {
    const begin = bytes.indexOf('stream', at);
    const end = begin < 0 ? -1 : bytes.indexOf('endstream', begin + 'stream'.length);
    if (end < 0) break;
    outside.push(bytes.subarray(at, begin));
    const breaks = bytes[begin + 6] === 0x0d ? 8 : 7;
    packed.push(bytes.subarray(begin + breaks, end));
    at = end + 'endstream'.length;
  }
  outside.push(bytes.subarray(at));
  return { outside: Buffer.concat(outside).toString('latin1'), packed };
}

/**
 * What a PDF does besides showing pages.
 * @param bytes The file.
 * @returns What it does, in words; undefined when it shows pages only.
 */
export function activePartOf(bytes: Buffer): string | undefined {
  const { outside, packed } = partsOf(bytes);
  const found = actionIn(bytes.toString('latin1'), actions) ?? actionIn(outside, shortActions);
  if (found) return found;
  let left = mostInflated;
  // What is packed twice is unpacked twice.
  for (let parts = packed, step = 0; step < 2; step += 1) {
    const next: Buffer[] = [];
    const deflated = parts.filter(isDeflated);
    if (deflated.length > mostParts)
      return `more than ${mostParts} packed parts: nobody can look into all of them`;
    for (const part of deflated) {
      const text = inflated(part, left);
      if (text === 'too large')
        return `a packed part of more than ${mostInflated / 1e6} MB: it fills the memory of whoever opens it`;
      if (!text) continue;
      left -= text.length;
      const inside = actionIn(text.toString('latin1'), actions);
      if (inside) return inside;
      next.push(text);
    }
    parts = next;
  }
  return undefined;
}

/**
 * The text of a PDF with its packed objects unpacked: its tags, title and language may be among them (ISO 32000-1, 7.5.7).
 * @param bytes A file in which `activePartOf` has found nothing.
 */
export function unpackedText(bytes: Buffer): string {
  const unpacked = partsOf(bytes)
    .packed.filter(isDeflated)
    .map((part) => inflated(part, mostInflated))
    .filter(Buffer.isBuffer);
  return Buffer.concat([bytes, ...unpacked]).toString('latin1');
}

/** Packed parts of a file: a brochure has a hundred. */
const mostParts = 5000;

/** Whether a part begins as zlib packs (RFC 1950, 2.2). */
const isDeflated = (part: Buffer) =>
  part.length > 2 && ((part[0] ?? 0) & 0x0f) === 8 && part.readUInt16BE(0) % 31 === 0;

/** A packed part as it is; undefined where it is damaged. */
function inflated(part: Buffer, most: number): Buffer | 'too large' | undefined {
  try {
    return inflateSync(part, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ERR_BUFFER_TOO_LARGE' ? 'too large' : undefined;
  }
}
