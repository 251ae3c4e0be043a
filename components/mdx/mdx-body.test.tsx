import { expect, it } from 'vitest';
import { renderMdx, textsOf } from '@/tests/support/render-mdx';

it('is named by its title, else by its language, else by a word of the page’s language', async () => {
  const source = '```yaml title="a.yaml"\na: 1\n```\n\n```sh\nls\n```\n\n```\nplain\n```\n';
  const document = await renderMdx(source, 'pl');
  const regions = [...document.querySelectorAll('figure [role="group"]')];
  expect(regions.map((region) => region.getAttribute('aria-label'))).toEqual([
    'a.yaml',
    'Bash',
    'Kod',
  ]);
  expect(regions.map((region) => region.getAttribute('tabindex'))).toEqual(['0', '0', '0']);
  expect(textsOf(document, 'figcaption > span')).toEqual(['a.yaml', 'Bash', 'Kod']);
});

it('holds the code as it is, under an id, and has no style attribute', async () => {
  const code = 'a: "<b> & c" # 1\nb:\n  - 2';
  const document = await renderMdx(`\`\`\`yaml\n${code}\n\`\`\`\n`);
  const block = document.querySelector('figure code');
  expect(block?.textContent).toBe(code);
  expect(block?.id).toBeTruthy();
  expect(document.querySelectorAll('[style]')).toHaveLength(0);
});

it('aligns the columns of a table by classes, with no style attribute', async () => {
  const document = await renderMdx('| a | b | c | d |\n|---|--:|:-:|:--|\n| 1 | 2 | 3 | 4 |\n');
  const alignmentOf = ({ className }: Element) => /text-(left|center|right)/.exec(className)?.[1];
  const rows = [...document.querySelectorAll('tr')];
  expect(rows).toHaveLength(2);
  for (const row of rows)
    expect([...row.children].map(alignmentOf)).toEqual([undefined, 'right', 'center', 'left']);
  expect(document.querySelectorAll('[style], [align]')).toHaveLength(0);
});
