import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

it('says who people are, from the data that pages share', async () => {
  const document = await renderExample('expert-profile');
  expect(textsOf(document, 'li article h3')).toEqual(['Michał Turowiec', 'Ewelina Strzemska']);
  const [first, second] = [...document.querySelectorAll('article')];
  expect(first?.textContent).toContain('three in the morning');
  expect(first?.textContent).not.toContain('round-the-clock');
  expect(second?.textContent).toContain('Negotiates cloud contracts');
});

it('speaks the language of the page', async () => {
  const document = await renderMdx('<ExpertProfile person="michal-turowiec" />', 'pl');
  expect(textsOf(document, 'article p')[0]).toBe('Kierownik SOC');
  expect(document.querySelector('li')).toBeNull();
});

it('shows a portrait, or initials, both passed over by screen readers', async () => {
  const own = await renderMdx('<ExpertProfile person="michal-turowiec" src="/michal.png" />');
  expect(own.querySelector('img')?.getAttribute('src')).toBe('/michal.png');
  const none = await renderMdx('<ExpertProfile person="michal-turowiec" />');
  expect(none.querySelector('img')).toBeNull();
  expect(none.querySelector('[aria-hidden="true"]')?.textContent).toBe('MT');
});

it('names a person that nobody knows', async () => {
  await expect(renderMdx('<ExpertProfile person="jan-nikt" />')).rejects.toThrow(
    'there is no person "jan-nikt" in data/people.yaml',
  );
});
