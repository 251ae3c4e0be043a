import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOf, registryOf } from '@/tests/support/documents';
import { siteRedirects, wrongPrefixRedirects } from './language-redirects';

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
      for (const { from } of table) expect(registry.byAddress(from), from).toBeUndefined();
      for (const { from, to } of wrongPrefixRedirects(registry)) {
        expect(registry.byAddress(to), to).toBeDefined();
        expect(from).not.toContain('hidden');
      }
    }),
  );
});
