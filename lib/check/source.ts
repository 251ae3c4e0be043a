import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { splitFrontmatter } from '@/lib/content/frontmatter';
import { decodeText } from './decode-text';
import { fileLimit, frontmatterLimit, lineLimit, longLine, tooLarge } from './limits';

/** A content file, and the way from offsets in it to lines and columns. */
export type Source = {
  file: string;
  text: string;
  /** Line and column (from 1) of an offset; offsets beyond the end give the end. */
  at: (offset: number) => { line: number; column: number };
  /** Offset of a line and column (from 1); places outside the text give its nearest end. */
  offsetAt: (line: number, column: number) => number;
  /** What keeps the file from being a text that can be judged. */
  fault?: { offset: number; message: string };
  /** Whether it is larger than files may be; then its text is what stands before the part too large. */
  isCut?: boolean;
};

/** Wraps a text. A byte-order mark is not part of it. */
export function createSource(file: string, content: string): Source {
  const text = content.replace(/^\uFEFF/, '');
  let starts: number[] | undefined;
  const lineStarts = () => {
    starts ??= [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
    return starts;
  };
  const at = (offset: number) => {
    const place = Math.min(Math.max(offset, 0), text.length);
    const all = lineStarts();
    let low = 0;
    let high = all.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((all[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: place - (all[low] ?? 0) + 1 };
  };
  const offsetAt = (line: number, column: number) => {
    const start = lineStarts()[line - 1] ?? text.length;
    return Math.min(Math.max(start + column - 1, 0), text.length);
  };
  return { file, text, at, offsetAt };
}

/**
 * Reads a file. One that is too large, as a whole or in a line, is read up to there, so that no parser meets it.
 * @param target Path of the file.
 * @param file How problems name it.
 */
export function readSourceAt(target: string, file: string): Source {
  const bytes = statSync(target).size;
  if (bytes > fileLimit) {
    const fault = { offset: 0, message: tooLarge(bytes) };
    return { ...createSource(file, ''), fault, isCut: true };
  }
  const { text, fault } = decodeText(readFileSync(target));
  const source = createSource(file, text);
  if (fault) return { ...source, fault };
  const offset = longLine(source.text);
  const { length } = file.endsWith('.mdx') ? splitFrontmatter(source.text).yaml : '';
  if (length > frontmatterLimit) {
    const message = `the frontmatter has ${length} characters: expected at most ${frontmatterLimit}; texts stand below it`;
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
