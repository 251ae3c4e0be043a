import { expect, it } from 'vitest';
import { newsletterBlockSchema } from '@/components/blocks/newsletter-block/schema';
import { site } from '@/site.config';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

const block =
  '<NewsletterBlock heading="Raz w miesiącu" lead="O przepisach." label="Zapisz się" />';

it('signs up by a message that is filled in', async () => {
  const document = await renderMdx(block, 'pl');
  const link = [...document.querySelectorAll('a')].find((a) => a.textContent === 'Zapisz się');
  const address = new URL(link?.getAttribute('href') ?? '');
  expect(address.protocol + address.pathname).toBe(`mailto:${site.contact.email}`);
  expect(address.searchParams.get('subject')).toBe('Zapis na newsletter');
  expect(address.searchParams.get('body')).toContain('newsletter');
});

it('leads to the newsletter’s page and to the privacy policy', async () => {
  const document = await renderMdx(block, 'pl');
  const links = [...document.querySelectorAll('li a')].map((a) => a.getAttribute('href'));
  expect(links).toEqual(['/pl/newsletter', '/pl/polityka-prywatnosci']);
});

it('is for Polish pages; in the gallery the English one lacks the link to a page that is not there', async () => {
  expect(newsletterBlockSchema.locales).toEqual(['pl']);
  expect(textsOf(await renderExample('newsletter-block'), 'li')).toEqual(['Privacy policy']);
});
