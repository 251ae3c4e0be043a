import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

it('is a named row of tabs with the first selected, whose texts are all in the HTML', async () => {
  const document = await renderExample('text-tabs');
  expect(document.querySelector('[role="tablist"]')?.getAttribute('aria-label')).toBe(
    'Who it is for',
  );
  expect(textsOf(document, '[role="tab"]')).toEqual(['Banks', 'Insurers', 'Public bodies']);
  const selected = [...document.querySelectorAll('[role="tab"]')].map((tab) =>
    tab.getAttribute('aria-selected'),
  );
  expect(selected).toEqual(['true', 'false', 'false']);
  expect(textsOf(document, '[role="tabpanel"] p')).toHaveLength(3);
});

it('shows a single text under its title, without a choice', async () => {
  const source =
    '<TextTabs label="Who">\n\n<TextTab heading="Banks">\n\nFor banks.\n\n</TextTab>\n\n</TextTabs>';
  const document = await renderMdx(source);
  expect(document.querySelector('[role="tablist"]')).toBeNull();
  expect([textsOf(document, 'h3'), textsOf(document, 'p')]).toEqual([['Banks'], ['For banks.']]);
});
