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
  const source = '<ContactModal call="price" heading="Pytanie" subject="FinOps" />';
  const document = await renderMdx(source, 'pl');
  const link = document.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/pl/kontakt');
  expect(link?.textContent).toBe('Zamów wycenę');
  expect(document.body.textContent).toMatch(/Odpowiedź w\sciągu jednego dnia roboczego/);
});

it('asks for a subject and takes no label of its own', async () => {
  await expect(renderMdx('<ContactModal heading="Ask" />')).rejects.toThrow('subject');
  const labelled = '<ContactModal label="Write" heading="Ask" subject="A question" />';
  await expect(renderMdx(labelled)).rejects.toThrow('label');
});
