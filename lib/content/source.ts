import { isUtf8 } from 'node:buffer';
import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileLimit, frontmatterLimit, lineLimit } from './limits';

/** A text without byte-order mark, its lines ended by `\n`: files end them as Windows, or old Macs, do as well. */
const withPlainLines = (text: string): string =>
  text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/** The same with composed letters (Unicode NFC), as all texts are read: a `z` and its dot are the letter that a keyboard writes. */
const plainText = (text: string): string => withPlainLines(text).normalize('NFC');

/**
 * Splits a file into its frontmatter and the text below it.
 * @param source The whole file.
 * @returns The YAML between the `---` lines (empty when there is none), the text below, and how many
 *   lines are above the YAML (1) and above the text.
 */
export function splitFrontmatter(source: string): {
  yaml: string;
  body: string;
  bodyLine: number;
} {
  const text = plainText(source);
  const match = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/.exec(text);
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
 * @returns The text without byte-order mark, its lines ended by `\n`, and the first place at which it is not UTF-8.
 */
export function decodeText(bytes: Buffer): DecodedText {
  const wide = utf16Of(bytes);
  if (wide) {
    const text = withPlainLines(new TextDecoder(wide).decode(bytes));
    return { text, fault: { offset: 0, message: `the file is UTF-16: ${advice}` } };
  }
  if (isUtf8(bytes)) return { text: withPlainLines(bytes.toString('utf8')) };
  const bad = firstBadByte(bytes);
  const sound = withPlainLines(bytes.subarray(0, bad).toString('utf8'));
  const rest = oneByte.decode(bytes.subarray(bad));
  const byte = (bytes[bad] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  const message = `the file is not UTF-8 from here on (byte ${byte}, perhaps “${rest.charAt(0)}” in Windows-1250): in VS Code, at the bottom right, take “Reopen with Encoding”, Windows 1250, and then “Save with Encoding”, UTF-8`;
  return { text: sound + withPlainLines(rest), fault: { offset: sound.length, message } };
}

/** A text file as everything reads it, whichever ends of lines and forms of letters its editor has left. */
export const readText = (file: string): string => plainText(decodeText(readFileSync(file)).text);

/**
 * A changed text as its file is to hold it.
 * @param before What the file holds: its byte-order mark stays, and so do its ends of lines, all of them as the first one.
 */
export function textLike(before: Buffer, text: string): string {
  const [, mark = '', lineEnd = '\n'] =
    /^(\uFEFF?)[^\r\n]*(\r\n?|\n)?/.exec(before.toString('utf8')) ?? [];
  return mark + text.replaceAll('\n', lineEnd);
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

/**
 * Wraps a text. A byte-order mark is not part of it, lines end with `\n`, and letters are composed; columns are those of the
 * file, which may write its letters otherwise.
 */
export function createSource(file: string, content: string): Source {
  const written = withPlainLines(content);
  const text = plainText(content);
  let starts: number[] | undefined;
  let lines: string[] | undefined;
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
    const before = place - (starts[low] ?? 0);
    if (text === written) return { line: low + 1, column: before + 1 };
    lines ??= written.split('\n');
    let column = 1;
    let length = 0;
    for (const [letter] of (lines[low] ?? '').matchAll(/.\p{M}*/gu)) {
      length += letter.normalize('NFC').length;
      if (length > before) break;
      column += letter.length;
    }
    return { line: low + 1, column };
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
