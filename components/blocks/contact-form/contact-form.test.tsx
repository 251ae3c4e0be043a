import { expect, it } from 'vitest';
import { readDefinition } from '@/lib/forms/form-definition';
import { site } from '@/site.config';
import { renderExample, renderMdx } from '@/tests/support/render-mdx';

const definitionIn = (document: Document) =>
  readDefinition(document.querySelector<HTMLElement>('[data-form]')?.dataset['form']);

it('hands the form script everything it needs, in the language of the page', async () => {
  const definition = definitionIn(await renderExample('contact-form', 'pl'));
  expect(definition).toMatchObject({
    kind: 'event',
    locale: 'pl',
    email: site.contact.email,
    thanks: '/pl/event-dziekujemy',
    texts: { submit: 'Napisz e-mail' },
  });
  expect(definition?.fields.map(({ label }) => label)).toContain('E-mail');
  expect(definition?.clause.link?.href).toBe('/pl/polityka-prywatnosci');
});

it('leaves its container empty for the script, and offers mail and phone below it', async () => {
  const document = await renderExample('contact-form');
  const container = document.querySelector('[data-form]');
  expect(container?.childNodes).toHaveLength(0);
  const links = [...document.querySelectorAll('.form-fallback a')];
  expect(links.map((link) => link.getAttribute('href')?.split(':')[0])).toEqual(['mailto', 'tel']);
});

it('asks for the topic only where the page does not say what it is about', async () => {
  const names = async (source: string) =>
    definitionIn(await renderMdx(source))?.fields.map(({ name }) => name);
  expect(await names('<ContactForm />')).toContain('topic');
  expect(await names('<ContactForm subject="FinOps" />')).not.toContain('topic');
});

it('goes to the thank-you page that the writer chooses', async () => {
  const source = '<ContactForm kind="partner" thanks="/lgc-thank-you" />';
  expect(definitionIn(await renderMdx(source))?.thanks).toBe('/lgc-thank-you');
});

it.each([
  ['en', '', '/contact-us', 'Talk to an engineer', /working\sday/],
  ['pl', 'call="price"', '/pl/kontakt', 'Zamów wycenę', /w\sciągu jednego dnia roboczego/],
] as const)(
  'of a modal is a link to the contact page without script: %s',
  async (locale, call, href, label, promise) => {
    const source = `<ContactModal ${call} heading="Ask" subject="FinOps" />`;
    const document = await renderMdx(source, locale);
    const link = document.querySelector('a');
    expect([link?.getAttribute('href'), link?.textContent]).toEqual([href, label]);
    expect(document.body.textContent).toMatch(promise);
    expect(document.querySelector('[role="dialog"], form')).toBeNull();
  },
);
