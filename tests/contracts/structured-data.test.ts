import { describe, expect, it } from 'vitest';
import { maskCode } from '@/lib/check/mask-code';
import { readOpenJobs } from '@/lib/content/data';
import type { Page } from '@/lib/content/document';
import { builtPages, fileOf, readBuilt } from '@/tests/support/built-site';
import { pagesWithPathname, registry } from '@/tests/support/site-registry';
import { structuredDataFaults } from '@/tests/support/structured-data-faults';

/** No document is made of the pages: what matters of them is text, and there are many. */
const scriptsOf = (file: string) =>
  [...readBuilt(file).matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
    ([, json = '']) => json,
  );

const references: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The text of a page without spaces, which markup adds to and takes away from. */
const shownOn = (file: string) =>
  readBuilt(file)
    .replace(/^[\s\S]*<main|<\/main>[\s\S]*$/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (reference) => references[reference] ?? reference)
    .replace(/\s+/g, '');

type Node = Readonly<Record<string, unknown>>;

const graphOf = (page: Page): Node[] =>
  scriptsOf(fileOf(page.pathname)).flatMap((json) => JSON.parse(json)['@graph']);
const typesOf = (page: Page) => graphOf(page).map((node) => node['@type']);

describe('the validator', () => {
  const reported = (node: object) =>
    structuredDataFaults(JSON.stringify({ '@context': 'https://schema.org', '@graph': [node] }));

  it.each([
    [{ '@type': 'Question', name: 'Why?' }, 'Question.acceptedAnswer is missing'],
    [{ '@type': 'Country', name: ' ' }, 'Country.name is missing'],
    [{ '@type': 'Gadget' }, 'Gadget has a type that the validator does not know: Gadget'],
    [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ '@type': 'ListItem', position: 1, name: 'A', item: '/a' }],
      },
      'BreadcrumbList.itemListElement[0].item leads nowhere: /a',
    ],
    [{ '@type': 'JobPosting', datePosted: 'soon' }, 'JobPosting.datePosted is no day: soon'],
  ])('complains of %j', (node, fault) => {
    expect(reported(node)).toContain(fault);
  });
});

it.each(builtPages)('%s has at most one script of structured data, without a fault', (file) => {
  const scripts = scriptsOf(file);
  expect(scripts.length).toBeLessThanOrEqual(1);
  expect(scripts.flatMap(structuredDataFaults)).toEqual([]);
});

/** Whether a page shows positions, and there are any. */
const showsJobs = ({ body }: Page) =>
  maskCode(body).includes('<JobList') && readOpenJobs(registry.now).length > 0;

describe('structured data is where it belongs', () => {
  const expectType = (type: string, fits: (page: Page) => boolean) => {
    const with_ = pagesWithPathname.filter((page) => typesOf(page).includes(type));
    const expected = pagesWithPathname.filter(fits);
    expect(with_.map(({ pathname }) => pathname)).toEqual(expected.map(({ pathname }) => pathname));
  };
  const categoryOf = ({ frontmatter }: Page) =>
    'category' in frontmatter ? frontmatter.category : undefined;

  it.each([
    ['Organization', ({ id }: Page) => id === 'home'],
    ['WebSite', ({ id }: Page) => id === 'home'],
    ['BreadcrumbList', ({ id }: Page) => id.includes('/')],
    ['Service', ({ type }: Page) => type === 'Service' || type === 'Product'],
    ['Article', ({ type }: Page) => type === 'CaseStudy'],
    ['BlogPosting', (page: Page) => categoryOf(page) === 'blog'],
    ['NewsArticle', (page: Page) => categoryOf(page) === 'news'],
    ['FAQPage', ({ body }: Page) => /<AccordionItem[^>]*title="[^"]*\?"/.test(maskCode(body))],
    ['JobPosting', showsJobs],
  ] as const)('%s', (type, fits) => {
    expectType(type, fits);
  });

  it('every open position is reported of, and no other', () => {
    for (const career of pagesWithPathname.filter(showsJobs)) {
      const jobs = graphOf(career).filter((node) => node['@type'] === 'JobPosting');
      expect(jobs.map(({ title }) => title)).toEqual(
        readOpenJobs(registry.now).map(({ position }) => position),
      );
    }
  });

  it('an answer says what the page says', () => {
    for (const page of pagesWithPathname) {
      const faq = graphOf(page).find((node) => node['@type'] === 'FAQPage');
      if (!faq) continue;
      const shown = shownOn(fileOf(page.pathname));
      for (const { acceptedAnswer } of faq['mainEntity'] as { acceptedAnswer: { text: string } }[])
        expect(shown).toContain(acceptedAnswer.text.replace(/\s+/g, ''));
    }
  });
});
