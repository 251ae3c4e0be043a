import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLocale, localeSettings, locales } from '@/lib/i18n/locales';
import { documentOf, registryOf } from '@/tests/support/documents';
import {
  addressSnapshot,
  contentRedirects,
  languageRedirects,
  siteRedirects,
  wrongPrefixRedirects,
} from './redirects';
import type { Registry } from './registry';

/** Other languages than the documents below are in: their addresses lead to what is there, like those of any language. */
const others = locales.filter((locale) => !['en', 'pl'].includes(locale));
const isOfOther = (pathname: string) =>
  others.some((locale) => `${pathname}/`.startsWith(`${localeSettings[locale].prefix}/`));

/** Redirects of a site, from addresses in the languages of the documents below. */
const redirectsIn = (registry: Registry) =>
  contentRedirects(registry).filter(({ from }) => !isOfOther(from));

/** Redirects that follow from some documents. */
const redirectsOf = (...documents: ReturnType<typeof documentOf>[]) =>
  redirectsIn(registryOf(documents));

describe('contentRedirects', () => {
  it.each([
    [
      'keep old addresses alive for good, in the page’s own language',
      [
        documentOf('story/en', { redirectFrom: ['/about', '/about/us'] }),
        documentOf('story/pl', { slug: 'historia', redirectFrom: ['/o-nas'] }),
      ],
      ['/about /story 301', '/about/us /story 301', '/pl/o-nas /pl/historia 301'],
    ],
    [
      'lead from where the other language would have the page, by either slug, for the time being',
      [documentOf('career/pl', { slug: 'kariera' })],
      ['/career /pl/kariera 302', '/kariera /pl/kariera 302'],
    ],
    ['are one where both slugs are the same', [documentOf('vault/en')], ['/pl/vault /vault 302']],
    [
      'treat a draft as a page that does not exist in its language',
      [documentOf('vault/en'), documentOf('vault/pl', { draft: true })],
      ['/pl/vault /vault 302'],
    ],
    [
      'do not lead to a draft',
      [documentOf('vault/en', { draft: true, redirectFrom: ['/safe'] })],
      [],
    ],
    [
      'never take an address at which a page lives',
      [
        documentOf('story/en', { redirectFrom: ['/blog', '/tale'] }),
        documentOf('story/pl'),
        documentOf('blog/en'),
        documentOf('blog/pl'),
      ],
      ['/tale /story 301'],
    ],
  ])('%s', (_name, documents, expected) => {
    const found = redirectsOf(...documents).map(
      ({ from, to, status }) => `${from} ${to} ${status}`,
    );
    expect(found).toEqual(expected);
  });

  it('lets the first rule for an address win, old addresses before guesses', () => {
    const redirects = redirectsOf(
      documentOf('career/pl', { slug: 'kariera' }),
      documentOf('jobs/en', { redirectFrom: ['/career'] }),
      documentOf('jobs/pl', { redirectFrom: ['/praca'] }),
      documentOf('work/en', { redirectFrom: ['/career'] }),
      documentOf('work/pl'),
    );
    expect(redirects.filter(({ from }) => from === '/career')).toEqual([
      { from: '/career', to: '/jobs', status: 301 },
    ]);
  });
});

const rules = languageRedirects();
const ruleFrom = (from: string) => rules.find((rule) => rule.from === from);

it('moves English addresses with a prefix to those without, for good and with the rest kept', () => {
  expect(ruleFrom('/en')).toEqual({ from: '/en', to: '/', status: 301 });
  expect(ruleFrom('/en/*')).toEqual({ from: '/en/*', to: '/:splat', status: 301 });
});

it.each(['de', 'uk', 'fr', 'zh'].filter((code) => !isLocale(code)))(
  'leads /%s home for the time being',
  (code) => {
    expect(ruleFrom(`/${code}`)).toEqual({ from: `/${code}`, to: '/', status: 302 });
    expect(ruleFrom(`/${code}/*`)).toEqual({ from: `/${code}/*`, to: '/', status: 302 });
  },
);

it('leads nobody away from a language the site speaks', () => {
  const away = rules.filter(({ status }) => status === 302).map(({ from }) => from.split('/')[1]);
  expect(away.length).toBeGreaterThan(300);
  expect(away.filter((code) => locales.some((locale) => locale === code))).toEqual([]);
});

it('takes only codes of two letters for a language, so that no page is behind a redirect', () => {
  expect(rules.filter(({ from }) => !/^\/[a-z]{2}(\/\*)?$/.test(from))).toEqual([]);
});

const tableOf = (...documents: ReturnType<typeof documentOf>[]) => {
  const table = siteRedirects(registryOf(documents));
  return (from: string) => table.filter((rule) => rule.from === from);
};

const to = (from: string, target: string, status: number) => [{ from, to: target, status }];

describe('an address in the words of the other language', () => {
  const rulesFor = tableOf(
    documentOf('services/en'),
    documentOf('services/pl', { slug: 'uslugi' }),
    documentOf('services/finops/en'),
    documentOf('services/finops/pl', { slug: 'finanse' }),
    documentOf('vault/en'),
    documentOf('vault/pl'),
    documentOf('safe/en'),
    documentOf('safe/pl', { slug: 'tresor', draft: true }),
    documentOf('kontakt/en'),
    documentOf('contact-us/en', { redirectFrom: ['/uslugi/finanse'] }),
    documentOf('contact-us/pl', { slug: 'kontakt' }),
  );

  it('leads to the page it means, whether its prefix is missing or its words are not of its language', () => {
    expect(rulesFor('/uslugi')).toEqual(to('/uslugi', '/pl/uslugi', 302));
    expect(rulesFor('/pl/services')).toEqual(to('/pl/services', '/pl/uslugi', 302));
    expect(rulesFor('/pl/services/finops')).toEqual(
      to('/pl/services/finops', '/pl/uslugi/finanse', 302),
    );
    expect(rulesFor('/pl/contact-us')).toEqual(to('/pl/contact-us', '/pl/kontakt', 302));
  });

  it('hides no page, and gives way to an old address', () => {
    expect(rulesFor('/kontakt')).toEqual([]);
    expect(rulesFor('/vault')).toEqual([]);
    expect(rulesFor('/uslugi/finanse')).toEqual(to('/uslugi/finanse', '/contact-us', 301));
  });

  it('is not known of a page that is still a draft', () => {
    expect(rulesFor('/tresor')).toEqual([]);
  });
});

it('the first page of a list under a number is the list, for good and in one step', () => {
  const rulesFor = tableOf(documentOf('blog/en'), documentOf('blog/pl', { slug: 'dziennik' }));
  expect(rulesFor('/blog/page/1')).toEqual(to('/blog/page/1', '/blog', 301));
  expect(rulesFor('/pl/dziennik/strona/1')).toEqual(
    to('/pl/dziennik/strona/1', '/pl/dziennik', 301),
  );
  expect(rulesFor('/dziennik/strona/1')).toEqual(to('/dziennik/strona/1', '/pl/dziennik', 302));
  expect(rulesFor('/pl/blog/page/1')).toEqual(to('/pl/blog/page/1', '/pl/dziennik', 302));
});

it('leads in one step to a page that is there, hides none and tells of no hidden one, whatever pages are called', () => {
  const slug = fc.constantFrom('a-page', 'b-page', 'it', 'de', 'services', 'p0', 'blog');
  const page = fc.record({ en: slug, pl: slug, isHidden: fc.boolean(), isBelow: fc.boolean() });
  fc.assert(
    fc.property(fc.array(page, { maxLength: 8 }), (drawn) => {
      const documents = drawn.flatMap(({ en, pl, isHidden, isBelow }, index) => {
        const id = isBelow && index > 0 ? `p0/n${index}` : `p${index}`;
        const hidden = { slug: `${pl}-hidden-${index}`, draft: true };
        return [
          documentOf(`${id}/en`, { slug: `${en}${index || ''}` }),
          documentOf(`${id}/pl`, isHidden && index > 0 ? hidden : { slug: `${pl}${index || ''}` }),
        ];
      });
      const registry = registryOf(documents);
      const table = siteRedirects(registry);
      const known = new Set(table.map(({ from }) => from));
      expect(known.size).toBe(table.length);
      for (const { from } of table) expect(registry.byPathname(from), from).toBeUndefined();
      for (const { from, to } of wrongPrefixRedirects(registry)) {
        expect(registry.byPathname(to), to).toBeDefined();
        expect(from).not.toContain('hidden');
      }
    }),
  );
});

it('leaves out what visitors do not see, and redirects that last until a translation is there', () => {
  const registry = registryOf([
    documentOf('career/pl', { slug: 'kariera' }),
    documentOf('plans/en', { draft: true }),
    documentOf('blog/later/en', { date: '2026-12-24' }),
  ]);
  expect(addressSnapshot(registry)).toEqual({ '/pl/kariera': 'career' });
});

it('writes the provider’s name as content does', () => {
  const registry = registryOf([documentOf('products/platform/en', { slug: '{product}-platform' })]);
  expect(Object.keys(addressSnapshot(registry))).toEqual(['/products/{product}-platform']);
});
