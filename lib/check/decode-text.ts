import { isUtf8 } from 'node:buffer';

/** What a file says, and what keeps it from being UTF-8. */
export type DecodedText = { text: string; fault?: { offset: number; message: string } };

/** Letters that older programs write as one byte: the Polish ones among them. */
const oneByte = new TextDecoder('windows-1250');

const advice = 'save the file as UTF-8 (in the editor: “Save with encoding”)';

/** The longest end of a text that may be the beginning of a character of several bytes (UTF-8). */
const longestRest = 3;

/** Whether everything before an offset is UTF-8, a character that is cut there aside. */
const isSoundBefore = (bytes: Buffer, end: number) =>
  Array.from({ length: longestRest + 1 }, (_, rest) => rest).some(
    (rest) => end - rest >= 0 && isUtf8(bytes.subarray(0, end - rest)),
  );

/** Where the first byte stands that is no part of UTF-8. */
function firstBadByte(bytes: Buffer): number {
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isSoundBefore(bytes, middle)) low = middle;
    else high = middle - 1;
  }
  const rest = Array.from({ length: longestRest + 1 }, (_, step) => low - step);
  return rest.find((end) => end >= 0 && isUtf8(bytes.subarray(0, end))) ?? 0;
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
  const message = `the file is not UTF-8 from here on (byte ${byte}, perhaps “${rest.charAt(0)}” in Windows-1250): ${advice}`;
  return { text: sound + rest, fault: { offset: sound.length, message } };
}
