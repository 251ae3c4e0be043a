import { expect, it } from 'vitest';
import { checkMarked, expectProblem, page } from '@/tests/support/marked-content';

const fence = (...lines: string[]) =>
  page(
    [
      'Text.',
      '',
      '```mermaid',
      'flowchart LR',
      '  accTitle: T',
      '  accDescr: D',
      ...lines,
      '```',
      '',
    ].join('\n'),
  );

it('reports what cannot be drawn, at its line and column', () => {
  expectProblem(fence('  a --> b', '  ▸subgraph x'), 'mermaid', '`subgraph` is not drawn here');
  expectProblem(
    fence('  a[Żółw 😀] ▸~~> b'),
    'mermaid',
    'expected an arrow such as `-->`, found "~~> b"',
  );
});

it('finds nothing in a diagram that can be drawn, nor in other code', () => {
  expect(checkMarked(fence('  a --> b')).problems).toEqual([]);
  expect(checkMarked(page('Text.\n\n```text\nsubgraph\n```\n')).problems).toEqual([]);
});
