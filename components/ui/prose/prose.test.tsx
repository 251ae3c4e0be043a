import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderMdx } from '@/tests/support/render-mdx';
import { renderStatic } from '@/tests/support/render-static';
import { prose } from './prose';

describe('prose', () => {
  it('keeps the look of an element that its caller adds to', () => {
    const document = renderStatic(<prose.h2 className="sr-only">Title</prose.h2>);
    const heading = document.querySelector('h2');
    expect(heading?.className.split(' ')).toEqual(expect.arrayContaining(['text-h2', 'sr-only']));
  });

  it('gives links the look of running text, and keeps what else they carry', () => {
    const document = renderStatic(
      <prose.a href="#note" className="extra" aria-describedby="notes">
        1
      </prose.a>,
    );
    const link = document.querySelector('a');
    expect(link?.className).toBe('text-link extra');
    expect(link?.getAttribute('aria-describedby')).toBe('notes');
  });

  it('names the scroll region of a table by the words of its first row, in any language', async () => {
    const document = await renderMdx('| Usługa | Cena |\n| --- | --- |\n| A | 1 |', 'pl');
    const region = document.querySelector('[role="group"]');
    expect(region?.getAttribute('aria-label')).toBe('Usługa Cena');
    expect(region?.getAttribute('tabindex')).toBe('0');
    expect(region?.querySelectorAll('th[scope="col"]')).toHaveLength(2);
  });

  it.each([
    ['tight', '- [x] Tagged\n- [ ] Not yet'],
    ['loose', '- [x] Tagged\n\n- [ ] Not yet'],
  ])('names the checkboxes of a %s task list by their items', async (_kind, source) => {
    const document = await renderMdx(source);
    const boxes = [...document.querySelectorAll<HTMLInputElement>('input')];
    expect(boxes.map(({ checked }) => checked)).toEqual([true, false]);
    const names = boxes.map((box) =>
      document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent?.trim(),
    );
    expect(names).toEqual(['Tagged', 'Not yet']);
  });
});

it('labels the cells of a table of few columns by their heads, for phones, and leaves larger ones whole', async () => {
  const few = await renderMdx('| Plan | Hours |\n| --- | --- |\n| A | office |');
  expect(few.querySelector('table')?.className).toContain('table-stacked');
  const labels = [...few.querySelectorAll('td')].map((cell) => cell.getAttribute('data-label'));
  expect(labels).toEqual([null, 'Hours']);
});

it.each([
  ['four columns of words', 'x | y | z', 3, true],
  ['four columns, of which one holds numbers', 'x | 4 GB | z', 3, false],
  ['four columns of numbers in two rows', '1 | 2 | 3', 2, true],
  ['five columns', 'v | x | y | z', 3, false],
  ['five columns in two rows', 'v | x | y | z', 2, true],
])('stacks on phones what is not compared down its columns: %s', async (_of, cells, rows, is) => {
  const count = cells.split('|').length + 1;
  const line = (text: string) => `| a | ${text} |\n`;
  const head = `|${' h |'.repeat(count)}\n|${' --- |'.repeat(count)}\n`;
  const document = await renderMdx(head + line(cells).repeat(rows));
  expect(document.querySelector('table')?.className).toContain(is ? 'stacked' : 'wide');
  expect(document.querySelectorAll('[data-label]')).toHaveLength(is ? rows * (count - 1) : 0);
});

it('aligns columns of numbers at their ends, unless the writer has aligned them', async () => {
  const document = await renderMdx(
    '| Size | Price | Note | Left |\n| --- | --- | --- | :-- |\n| 4 GB | €1,200 | a few | 1 |\n| 8 GB | – | 3 of them are | 2 |',
  );
  const aligned = [...document.querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ className }) => /text-(left|right)/.exec(className)?.[1]),
  );
  expect(aligned).toEqual(Array(3).fill([undefined, 'right', undefined, 'left']));
});

it('makes an empty head of a column an empty cell', () => {
  const row = renderStatic(
    <table>
      <tbody>
        <tr>
          <prose.th />
          <prose.th>Cost</prose.th>
        </tr>
      </tbody>
    </table>,
  ).querySelector('tr');
  expect([...(row?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['TD', 'TH']);
  expect(row?.children[1]?.getAttribute('scope')).toBe('col');
});

const pictureOf = (picture: ReactNode) => renderStatic(picture).querySelector('img');

it('shows a picture of a text lazily, in a place that is kept free for it', () => {
  const picture = pictureOf(
    prose.img({ src: '/pictures/a.svg', alt: 'A', width: '640', height: '400', title: 'T' }),
  );
  expect(picture?.getAttribute('src')).toBe('/pictures/a.svg');
  expect(picture?.getAttribute('loading')).toBe('lazy');
  expect([picture?.width, picture?.height]).toEqual([640, 400]);
  expect([picture?.alt, picture?.title]).toEqual(['A', 'T']);
});

it('shows a picture whose size is not known, as in the handbook', () => {
  const picture = pictureOf(prose.img({ src: '/a.svg' }));
  expect(picture?.hasAttribute('width')).toBe(false);
  expect(picture?.getAttribute('alt')).toBe('');
});
