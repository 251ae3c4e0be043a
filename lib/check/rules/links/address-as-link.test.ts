import { describe, expect, it } from 'vitest';
import { site } from '@/site.config';
import { page } from '@/tests/support/marked-content';
import { fixedBy, messagesOf } from '@/tests/support/rule-fixtures';

const others = {
  'home/en.mdx': page('Text.\n', 'path: /'),
  'home/pl.mdx': page('Text.\n', 'path: /'),
  'services/_section.yaml': 'en: { slug: services, title: S }\npl: { slug: uslugi, title: U }\n',
  'services/finops/pl.mdx': page('Text.\n', 'slug: finanse', 'redirectFrom: [/stare]'),
  'products/platform/en.mdx': page('Text.\n', 'path: "/products/{product}-platform"'),
  'career/pl.mdx': page('Text.\n', 'slug: kariera'),
  'broken/en.mdx': page('Text.\n', 'slug: 7', 'path: {}', 'redirectFrom: 5'),
};
const english = 'services/finops/en.mdx';
const product = `/products/${site.product}-platform`;
const fixed = (body: string, file = english) => fixedBy('address-as-link', body, file, others);
const messages = (body: string, file = english) =>
  messagesOf('address-as-link', page(body), file, others);

describe('is fixed', () => {
  it.each([
    ['of the other language', '/pl/uslugi/finanse', '/services/finops'],
    ['of a page outside its folder', product, '/products/platform'],
    [
      'with the provider’s name as a placeholder',
      '/products/{product}-platform',
      '/products/platform',
    ],
    ['with an anchor', '/pl/uslugi/finanse#jak', '/services/finops#jak'],
    ['with a query', '/pl/uslugi/finanse?type=a#b', '/services/finops?type=a#b'],
    ['with a closing slash', '/services/finops/', '/services/finops'],
    ['of the home page', '/pl', '/home'],
    ['of before', '/pl/stare', '/services/finops'],
    ['with the origin', `${site.origin}/services/finops`, '/services/finops'],
    ['with the origin alone', site.origin, '/home'],
    ['with the host in capitals', site.origin.toUpperCase().replace('HTTPS', 'https'), '/home'],
    ['with the origin without www', `${site.origin.replace('www.', '')}/pl`, '/home'],
    ['with origin and query', `${site.origin}?a=b`, '/home?a=b'],
  ])('an address %s', async (_name, address, id) => {
    expect(await fixed(`Żółw [${address}](${address} "${address}").\n`)).toBe(
      `Żółw [${address}](${id} "${address}").\n`,
    );
    expect(await fixed(`[a]\n\n[a]: ${address}\n`)).toBe(`[a]\n\n[a]: ${id}\n`);
    expect(await fixed(`<LinkCard label="a" href="${address}" />\n`)).toBe(
      `<LinkCard label="a" href="${id}" />\n`,
    );
    // Lists of pages take ids only, so that a whole address in one is reported by block-prop.
    if (!address.startsWith('/')) return;
    expect(await fixed(`<RelatedPages pages={['/home', '${address}']} />\n`)).toBe(
      `<RelatedPages pages={['/home', '${id}']} />\n`,
    );
  });

  it('only where the source has it as it reads', async () => {
    const body = '[a](/pl/uslugi/fin&#97;nse)\n';
    expect(await fixed(body)).toBe(body);
    expect(await messages(body)).toHaveLength(1);
  });
});

describe('accepts', () => {
  it.each([
    ['an id that is an address as well', '/services/finops'],
    ['an id that only the other language has', '/career'],
    ['the home page', '/'],
    ['another site', 'https://a.example/services/finops'],
    ['an address of no page', `${site.origin}/sitemap.xml`],
    ['a whole address of a page that the language lacks', `${site.origin}/pl/kariera`],
    ['another host without a scheme', '//a.example/pl'],
    ['a name that every object inherits', '/constructor'],
    ['an anchor', '#pl'],
    ['nothing', ''],
  ])('%s', async (_name, href) => {
    expect(await messages(`[a](${href})\n`)).toEqual([]);
  });
});

it('says so where the page does not exist in the language, and dead-link is silent', async () => {
  const body = '[a](/pl/kariera)\n';
  expect(await messages(body)).toEqual([
    '"/pl/kariera" is an address: its page "career" does not exist in English; take the link out',
  ]);
  expect(await fixed(body)).toBe(body);
  expect(await messagesOf('dead-link', page(body), english, others)).toEqual([]);
});

it('names the property', async () => {
  expect(await messages('<LinkCard label="a" href="/pl" />\n')).toEqual([
    '`href`: "/pl" is an address: expected the page id, "/home"',
  ]);
});
