import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

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

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'fills every row with %i cells, two or more in each',
  async (count) => {
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
        if (columns === 12 && count > 1) expect(span).toBeLessThanOrEqual(6);
        left = left === span ? columns : left - span;
      }
      expect(left).toBe(columns);
    }
  },
);

it('has cells with headings and their text, one of them on night', async () => {
  const document = await renderExample('bento');
  expect(textsOf(document, 'ul > li > h3')).toHaveLength(5);
  expect(textsOf(document, 'li.on-night h3')).toEqual(['Anomalies']);
  expect((await bento(3)).querySelectorAll('.on-night')).toHaveLength(0);
});
