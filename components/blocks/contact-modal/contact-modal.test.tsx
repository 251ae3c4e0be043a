import { expect, it } from 'vitest';
import { renderExample } from '@/tests/support/render-mdx';

it('is a link to the contact page before and without script', async () => {
  const document = await renderExample('contact-modal', 'pl');
  const link = document.querySelector('a');
  expect(link?.textContent).toBe('Talk to an engineer');
  expect(link?.getAttribute('href')).toBe('/pl/kontakt');
  expect(document.querySelector('[role="dialog"]')).toBeNull();
});
