import { expect, it } from 'vitest';
import { site } from '@/site.config';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

it('is a table with headers of rows and columns, whatever it is laid out as', async () => {
  const document = await renderExample('responsibility');
  expect(textsOf(document, '[role="table"] [role="columnheader"]')).toEqual([
    'Layer',
    site.brand,
    'You',
  ]);
  expect(textsOf(document, 'th[scope="row"][role="rowheader"]')).toHaveLength(4);
  const rows = [...document.querySelectorAll('tbody [role="row"]')];
  expect(rows).toHaveLength(4);
  for (const row of rows) expect(row.querySelectorAll('td[role="cell"]')).toHaveLength(2);
});

it('has a word beside every dot, and what a part is in particular', async () => {
  const document = await renderExample('responsibility', 'pl');
  const cells = [...document.querySelectorAll('tbody td')].map((cell) =>
    [...cell.querySelectorAll(':scope > :last-child > span > span')].map((part) =>
      part.textContent?.replace(/\s/g, ' '),
    ),
  );
  expect(cells.slice(0, 4)).toEqual([
    ['Odpowiada'],
    ['Bez udziału'],
    ['Odpowiada', 'Operation and supported versions'],
    ['Wspiera', 'Date of an upgrade'],
  ]);
});

it('marks our part in the colour that is ours, and the others’ in theirs', async () => {
  const table = (...parties: string[]) =>
    `<Responsibility caption="A">\n\n| Duty | ${parties.join(' | ')} |\n| --- | --- | --- | --- |\n| One | ● | ◐ | ○ |\n\n</Responsibility>`;
  const colors = async (locale: 'en' | 'pl', ...parties: string[]) => {
    const dots = (await renderMdx(table(...parties), locale)).querySelectorAll('tbody td path');
    return [...dots].map((dot) => /fill-\((\S+)\)/.exec(dot.getAttribute('class') ?? '')?.[1]);
  };
  expect(await colors('en', 'We', 'You', 'A vendor')).toEqual(['--ours', '--client', '--other']);
  expect(await colors('pl', 'Państwa zespół', `Platforma ${site.brand}`, 'GKE')).toEqual([
    '--client',
    '--ours',
    '--other',
  ]);
});
