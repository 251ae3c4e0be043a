import { expect, it } from 'vitest';
import { renderExample, renderMdx } from '@/tests/support/render-mdx';

it('is a link to the contact page before and without script', async () => {
  const document = await renderExample('contact-modal');
  const link = document.querySelector('a');
  expect(link?.textContent).toBe('Talk to an engineer');
  expect(link?.getAttribute('href')).toBe('/contact-us');
  expect(document.querySelector('[role="dialog"], form')).toBeNull();
});

it('leads to the contact page of its language', async () => {
  const source = '<ContactModal label="Napisz" heading="Pytanie" subject="FinOps" />';
  const link = (await renderMdx(source, 'pl')).querySelector('a');
  expect(link?.getAttribute('href')).toBe('/pl/kontakt');
});

it('asks for a label, a heading and a subject', async () => {
  await expect(renderMdx('<ContactModal label="Write" heading="Ask" />')).rejects.toThrow(
    'subject',
  );
});
