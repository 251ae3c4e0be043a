import { expect, it } from 'vitest';
import { renderMdx, textsOf } from '@/tests/support/render-mdx';

it('shows a data file with heads in the language of the page', async () => {
  const sheet = '<DataSheet of="kubernetes" caption="Versions" />';
  const english = await renderMdx(sheet);
  expect(textsOf(english, 'thead th')).toEqual(['Version', 'Released', 'With us since', 'Until']);
  expect(textsOf(english, 'tbody tr')).toEqual(['1.3701.01.202602.02.202631.12.2099']);
  const polish = await renderMdx(sheet, 'pl');
  expect(textsOf(polish, 'tbody td').at(-1)).toBe('31 grudnia 2099');
});

it('has a row for each entry', async () => {
  const document = await renderMdx('<DataSheet of="sites" caption="Places" />', 'pl');
  expect(textsOf(document, 'tbody th')).toEqual(['Warszawa']);
});
