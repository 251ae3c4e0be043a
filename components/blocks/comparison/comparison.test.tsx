import { expect, it } from 'vitest';
import { site } from '@/site.config';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

const table = (rows: string) =>
  renderMdx(
    `<Comparison caption="Two" recommended="B">\n\n| | A | B |\n| --- | --- | --- |\n${rows}\n\n</Comparison>`,
  );

it('is a table with headers of rows and columns, named by its caption', async () => {
  const document = await renderExample('comparison');
  const table = document.querySelector('table');
  expect(document.getElementById(table?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
    'Three places for the same system',
  );
  expect(textsOf(document, 'th[scope="col"]')).toEqual([
    'What matters',
    `Our advice${site.brand} platform`,
    'Global cloud',
    'Your own room',
  ]);
  expect(textsOf(document, 'th[scope="row"]')).toHaveLength(4);
});

it('says every sign in words: its own, or those behind it', async () => {
  const document = await renderExample('comparison', 'pl');
  expect(textsOf(document, 'tbody tr:first-child td')).toEqual(['Tak', 'by policy', 'Tak']);
  expect(textsOf(document, 'tbody tr:nth-child(2) td')).toEqual(['by request', 'Tak', 'Nie']);
  expect(document.querySelectorAll('td svg[aria-hidden="true"]')).toHaveLength(6);
});

it('aligns a row at the right where all of it are figures', async () => {
  const document = await table('| a | 4 GB | – |\n| b | 4 GB | a few of them |');
  const isRight = [...document.querySelectorAll('tbody td')].map(({ className }) =>
    className.includes('text-right'),
  );
  expect(isRight).toEqual([true, true, false, false]);
});

it('lets phones choose one option at a time, the advised one first, without script', async () => {
  const document = await renderExample('comparison', 'pl');
  const radios = [...document.querySelectorAll('fieldset input[type="radio"]')];
  expect(textsOf(document, 'fieldset label')).toEqual([
    `${site.brand} platform`,
    'Global cloud',
    'Your own room',
  ]);
  expect(radios.map((radio) => radio.hasAttribute('checked'))).toEqual([true, false, false]);
  expect(new Set(radios.map((radio) => radio.getAttribute('name'))).size).toBe(1);
  for (const row of document.querySelectorAll('tr')) {
    const shownWith = [...row.children].map(
      ({ className }) => /data-option="(\d)"/.exec(className)?.[1],
    );
    expect(shownWith).toEqual([undefined, '0', '1', '2']);
  }
});

it('advises none where none is named', async () => {
  const document = await renderMdx(
    '<Comparison caption="Two">\n\n| | A | B |\n| --- | --- | --- |\n| a | 1 | 2 |\n\n</Comparison>',
  );
  expect(textsOf(document, 'thead th')).toEqual(['A', 'B']);
  expect(document.querySelector('[class*="bg-advised"]')).toBeNull();
});
