import { expect, it } from 'vitest';
import { readData } from '@/lib/content/data';
import { logoSetsOf } from '@/lib/schema/data/clients';
import { renderExample, renderMdx } from '@/tests/support/render-mdx';
import { textOf } from '@/tests/support/texts';

const industries = ['fin', 'ind', 'saas', 'ssp', 'startup', 'trade'] as const;
const clients = logoSetsOf(readData('clients'));

/** Names of the clients in a part of a page. */
const namesIn = (part: Document | Element) =>
  [...part.querySelectorAll('[role="img"]')].map((logo) => logo.getAttribute('aria-label'));

/** What stands below each industry. */
const setsIn = (document: Document) =>
  [...document.querySelectorAll('section:has(> h3)')].map((section) => [
    section.querySelector('h3')?.textContent?.replace(/\s+/g, ' '),
    namesIn(section),
  ]);

it.each(['en', 'pl'] as const)('shows every client below its industry: %s', async (locale) => {
  expect(setsIn(await renderExample('client-logos', locale))).toEqual(
    industries.map((industry) => [
      textOf(locale, `components.client_logos.industries.${industry}`),
      clients[industry].map(({ alt }) => alt),
    ]),
  );
});

it.each(['<ClientLogos ', '<LogoCarousel label="A" '])(
  '%s keeps to the industries and the order that were asked for',
  async (tag) => {
    const document = await renderMdx(`${tag} industries={["trade", "ind"]} />`);
    const expected = [...clients.trade, ...clients.ind].map(({ alt }) => alt);
    expect(namesIn(document)).toEqual(expected);
  },
);

it('shows all clients in a row, each once, without a counter', async () => {
  const document = await renderMdx('<LogoCarousel label="Clients" />');
  const all = industries.flatMap((industry) => clients[industry].map(({ alt }) => alt));
  expect(namesIn(document)).toEqual(all);
  expect(new Set(all).size).toBe(all.length);
  const controls = document.querySelector('button')?.parentElement;
  expect(controls?.querySelectorAll('button')).toHaveLength(3);
  expect(controls?.querySelectorAll('p')).toHaveLength(0);
});

it('is a list where all names are in view', async () => {
  const document = await renderMdx('<LogoCarousel label="Clients" industries={["trade"]} />');
  expect(clients.trade).toHaveLength(2);
  expect(document.querySelectorAll('section li [role="img"]')).toHaveLength(2);
  expect(document.querySelectorAll('button')).toHaveLength(0);
});
