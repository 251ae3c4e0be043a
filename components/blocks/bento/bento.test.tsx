import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';
import { spansOf } from './bento';

const bento = (count: number, props = '') => {
  const cells = Array.from(
    { length: count },
    (_, i) => `<BentoCell heading="Cell ${i + 1}" />\n\n`,
  );
  return renderMdx(`<Bento ${props}>\n\n${cells.join('')}</Bento>`);
};

/** How many columns the cells take, at the largest width or at two columns. */
const spansIn = (document: Document, pattern: RegExp, otherwise: number) =>
  [...document.querySelectorAll('li')].map(({ className }) =>
    Number(pattern.exec(className)?.[1] ?? otherwise),
  );

it.each([1, 2, 3, 4, 5, 6, 7, 8])('fills every row with %i cells', async (count) => {
  const document = await bento(count);
  for (const [spans, columns] of [
    [spansIn(document, /xl:col-span-(\d+)/, 0), 12],
    [spansIn(document, /md:col-span-(\d+)/, 1), 2],
  ] as const) {
    expect(spans).toHaveLength(count);
    let left: number = columns;
    for (const span of spans) {
      expect(span).toBeGreaterThan(0);
      expect(span).toBeLessThanOrEqual(left);
      left = left === span ? columns : left - span;
    }
    expect(left).toBe(columns);
  }
});

it('has cells with headings and their text, one of them on night', async () => {
  const document = await renderExample('bento');
  expect(textsOf(document, 'ul > li > h3')).toHaveLength(5);
  expect(textsOf(document, 'li.on-night h3')).toEqual(['Anomalies']);
  expect((await bento(3)).querySelectorAll('.on-night')).toHaveLength(0);
});

it.each([
  ['as it is, where the texts are alike', [8, 4], [100, 110], [8, 4]],
  ['turned, where the narrow text is much longer', [8, 4], [100, 200], [4, 8]],
  ['row by row', [8, 4, 4, 8, 8, 4], [145, 237, 124, 152, 249, 206], [4, 8, 4, 8, 8, 4]],
  ['beside rows of three', [8, 4, 4, 4, 4], [100, 200, 10, 20, 90], [4, 8, 4, 4, 4]],
] as const)('gives long texts the wide cells: %s', (_name, pattern, lengths, expected) => {
  expect(spansOf(pattern, lengths)).toEqual(expected);
});
