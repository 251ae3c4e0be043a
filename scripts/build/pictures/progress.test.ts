import { expect, it } from 'vitest';
import { createProgress } from './progress';

function written(total: number, terminal: { isTTY?: boolean; columns?: number }): string[] {
  const lines: string[] = [];
  const progress = createProgress(total, { ...terminal, write: (text) => lines.push(text) });
  for (let index = 1; index <= total; index += 1) progress.done(`picture ${index}`);
  return lines;
}

it('rewrites one line in a terminal, no longer than it is wide', () => {
  expect(written(2, { isTTY: true, columns: 12 })).toEqual([
    '\r\u001b[K  1/2 pictu',
    '\r\u001b[K  2/2 pictu',
    '\n',
  ]);
});

it('writes a line per tenth into a log', () => {
  const lines = written(40, {});
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('   4/40 picture 4\n');
  expect(lines.at(-1)).toBe('  40/40 picture 40\n');
});
