import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

const stats = (count: number) => {
  const items = Array.from(
    { length: count },
    (_, i) => `<Stat value="${i}" heading="N${i}" />\n\n`,
  );
  return `<Stats>\n\n${items.join('')}</Stats>`;
};

it('says what is counted, then the number', async () => {
  const document = await renderExample('stats');
  const rows = [...document.querySelectorAll('dl > div')];
  expect(rows).toHaveLength(4);
  expect([...(rows[1]?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['DT', 'DD']);
  expect(textsOf(document, 'dd')[1]).toBe('99.95%');
});

it.each([
  [1, /^mt-10 grid gap-x-12 gap-y-10 $/],
  [2, /sm:grid-cols-2$/],
  [3, /xl:grid-cols-3$/],
  [4, /xl:grid-cols-4$/],
  [7, /xl:grid-cols-3$/],
])('sets %i in columns that fit', async (count, columns) => {
  const list = (await renderMdx(stats(count))).querySelector('dl');
  expect(list?.children).toHaveLength(count);
  expect(list?.className).toMatch(columns);
});

it('says where a number belongs that stands alone', async () => {
  await expect(renderMdx('<Stat value="1" heading="A" />')).rejects.toThrow(
    '<Stat> is outside <Stats>',
  );
});
