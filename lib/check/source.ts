import { readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeText } from './decode-text';

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

/** Reads a file below the content folder. */
export function readSource(directory: string, file: string): Source {
  const { text, fault } = decodeText(readFileSync(path.join(directory, file)));
  const source = createSource(file, text);
  return fault ? { ...source, fault } : source;
}
