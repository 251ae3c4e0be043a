import { isUtf8 } from 'node:buffer';
import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileLimit, frontmatterLimit, lineLimit } from './limits';

/**
 * Splits a file into its frontmatter and the text below it.
 * @param source The whole file. A byte-order mark and Windows line ends are accepted.
 * @returns The YAML between the `---` lines (empty when there is none), the text below, and how many
 *   lines are above the YAML (1) and above the text.
 */
export function splitFrontmatter(source: string): {
  yaml: string;
  body: string;
  bodyLine: number;
} {
  const text = source.replace(/^\uFEFF/, '');
  const match = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!match) return { yaml: '', body: text, bodyLine: 0 };
  const body = text.slice(match[0].length);
  return { yaml: match[1] ?? '', body, bodyLine: match[0].split('\n').length - 1 };
}

/** What a file says, and what keeps it from being UTF-8. */
type DecodedText = { text: string; fault?: { offset: number; message: string } };

/** Letters that older programs write as one byte: the Polish ones among them. */
const oneByte = new TextDecoder('windows-1250');

const advice = 'save it as UTF-8 (in VS Code, at the bottom right: “Save with Encoding”)';

/** Where the first byte is that is no part of UTF-8: where the bytes begin to differ from those of the text that is read of them. */
function firstBadByte(bytes: Buffer): number {
  const readable = Buffer.from(bytes.toString('utf8'));
  let at = readable.findIndex((byte, index) => byte !== bytes[index]);
  // U+FFFD takes the place of what cannot be read, and may begin as that does.
  while (((readable[at] ?? 0) & 0xc0) === 0x80) at -= 1;
  return at;
}

/** UTF-16 by its byte-order mark, or by the zeros between its letters. */
function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first && second === 0 && third && fourth === 0) return 'utf-16le';
  return first === 0 && second && third === 0 && fourth ? 'utf-16be' : undefined;
}

/**
 * The text of a file. What is not UTF-8 is read as well as can be, so that everything else about the file
 * is known; it is a fault all the same.
 * @returns The text without byte-order mark, and the first place at which it is not UTF-8.
 */
export function decodeText(bytes: Buffer): DecodedText {
  const wide = utf16Of(bytes);
  if (wide) {
    const text = new TextDecoder(wide).decode(bytes);
    return { text, fault: { offset: 0, message: `the file is UTF-16: ${advice}` } };
  }
  if (isUtf8(bytes)) return { text: bytes.toString('utf8').replace(/^\uFEFF/, '') };
  const bad = firstBadByte(bytes);
  const sound = bytes
    .subarray(0, bad)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  const rest = oneByte.decode(bytes.subarray(bad));
  const byte = (bytes[bad] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  const message = `the file is not UTF-8 from here on (byte ${byte}, perhaps “${rest.charAt(0)}” in Windows-1250): in VS Code, at the bottom right, take “Reopen with Encoding”, Windows 1250, and then “Save with Encoding”, UTF-8`;
  return { text: sound + rest, fault: { offset: sound.length, message } };
}

/** What is said of a file that is larger than it may be. */
const tooLarge = (bytes: number, limit = fileLimit): string =>
  `the file has ${Math.ceil(bytes / 1024)} KB: expected at most ${limit / 1024} KB; divide it, or take out what does not belong in it`;

const longLine = new RegExp(`^.{${lineLimit + 1}}`, 'm');

/** A content file, and the way from offsets in it to lines and columns. */
export type Source = {
  file: string;
  text: string;
  /** Line and column (from 1) of an offset; offsets beyond the end give the end. */
  at: (offset: number) => { line: number; column: number };
  /** What keeps the file from being a text that can be checked. */
  fault?: { offset: number; message: string };
  /** Whether it is larger than files may be; then its text is what is before the part too large. */
  isCut?: boolean;
};

/** Wraps a text. A byte-order mark is not part of it. */
export function createSource(file: string, content: string): Source {
  const text = content.replace(/^\uFEFF/, '');
  let starts: number[] | undefined;
  const at = (offset: number) => {
    const place = Math.min(Math.max(offset, 0), text.length);
    starts ??= [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
    // A file may have as many problems as lines.
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: place - (starts[low] ?? 0) + 1 };
  };
  return { file, text, at };
}

/**
 * Reads a file. One that is too large, as a whole or in a line, is read up to there, so that no parser meets it.
 * @param target Path of the file.
 * @param file How problems name it.
 */
export function readSourceAt(target: string, file: string): Source {
  const entry = lstatSync(target);
  if (!entry.isFile()) {
    const message = 'found a folder, a link or a device: expected the file itself';
    return { ...createSource(file, ''), fault: { offset: 0, message }, isCut: true };
  }
  const bytes = entry.size;
  if (bytes > fileLimit) {
    const fault = { offset: 0, message: tooLarge(bytes) };
    return { ...createSource(file, ''), fault, isCut: true };
  }
  const { text, fault } = decodeText(readFileSync(target));
  const source = createSource(file, text);
  if (fault) return { ...source, fault };
  const offset = longLine.exec(source.text)?.index;
  const { length } = file.endsWith('.mdx') ? splitFrontmatter(source.text).yaml : '';
  if (length > frontmatterLimit) {
    const message = `the frontmatter (the lines between \`---\`) has ${length} characters: expected at most ${frontmatterLimit}; texts belong below it`;
    return { ...createSource(file, ''), fault: { offset: 0, message }, isCut: true };
  }
  if (offset === undefined) return source;
  const message = `the line is longer than ${lineLimit} characters: expected paragraphs and properties on lines of their own`;
  // The line itself keeps its number by the break before it.
  const before = createSource(file, source.text.slice(0, offset));
  return { ...before, fault: { offset, message }, isCut: true };
}

/** Reads a file below the content folder. */
export const readSource = (directory: string, file: string): Source =>
  readSourceAt(path.join(directory, file), file);
