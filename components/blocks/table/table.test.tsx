import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

const markdown = '| A | B |\n| --- | --- |\n| a1 | b1 |\n| a2 | b2 |\n';
const wrap = (inside: string, more = '') =>
  renderMdx(`<Table caption="What it shows" ${more}>\n\n${inside}\n</Table>`);

it('is named by its caption and can be scrolled by keyboard', async () => {
  const document = await renderExample('table');
  const table = document.querySelector('table');
  expect(document.getElementById(table?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
    'Where a copy lies, and how old it may be',
  );
  const region = table?.parentElement;
  expect(region?.getAttribute('tabindex')).toBe('0');
  expect(region?.getAttribute('aria-label')).toContain('Copy');
  expect(document.querySelector('figcaption')?.closest('[tabindex]')).toBeNull();
});

it('has headers of columns, and of rows where they are asked for', async () => {
  const plain = await wrap(markdown);
  expect(textsOf(plain, 'th[scope="col"]')).toEqual(['A', 'B']);
  expect(textsOf(plain, 'th[scope="row"]')).toEqual([]);
  expect(textsOf(plain, 'td')).toEqual(['a1', 'b1', 'a2', 'b2']);

  const headed = await wrap(markdown, 'hasRowHeaders');
  expect(textsOf(headed, 'th[scope="col"]')).toEqual(['A', 'B']);
  expect(textsOf(headed, 'th[scope="row"]')).toEqual(['a1', 'a2']);
  expect(textsOf(headed, 'td')).toEqual(['b1', 'b2']);
});
