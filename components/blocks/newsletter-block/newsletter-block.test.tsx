import { expect, it } from 'vitest';
import { newsletterBlockSchema } from '@/components/blocks/newsletter-block/schema';
import { readDefinition } from '@/lib/forms/form-definition';
import { site } from '@/site.config';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';

const block =
  '<NewsletterBlock heading="Raz w miesiącu" lead="O przepisach." label="Zapisz się" />';

it('asks for an address and for the consent, and for nothing else', async () => {
  const document = await renderMdx(block, 'pl');
  const form = document.querySelector<HTMLElement>('[data-form]')?.dataset['form'];
  const definition = readDefinition(form);
  expect(definition?.fields.map(({ name }) => name)).toEqual(['email']);
  expect(definition?.consents).toMatchObject([{ name: 'newsletter', isRequired: true }]);
  expect(definition?.thanks).toBe('/pl/dziekujemy');
});

it('leads to the newsletter’s page and to the privacy policy; without script to a message', async () => {
  const document = await renderMdx(block, 'pl');
  const links = [...document.querySelectorAll('li a')].map((a) => a.getAttribute('href'));
  expect(links.slice(0, 3)).toEqual([
    '/pl/newsletter',
    '/pl/polityka-prywatnosci',
    `mailto:${site.contact.email}`,
  ]);
});

it('is for Polish pages; in the gallery the English one lacks the link to a page that is not there', async () => {
  expect(newsletterBlockSchema.locales).toEqual(['pl']);
  expect(textsOf(await renderExample('newsletter-block'), 'li')[0]).toBe('Privacy policy');
});
