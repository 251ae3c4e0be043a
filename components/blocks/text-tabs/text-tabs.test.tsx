import { expect, it } from 'vitest';
import { renderExample, textsOf } from '@/tests/support/render-mdx';

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
