import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOpenJobs } from '@/lib/content/data';
import type { Page } from '@/lib/content/document';
import { site } from '@/site.config';
import { builtPages, fileOf, outDirectory, readBuilt } from '@/tests/support/built-site';
import { pagesWithPathname, registry } from '@/tests/support/site-registry';
import { withoutCode } from '@/tests/support/without-code';

/**
 * Fields that search engines require or recommend, by type (developers.google.com/search/docs, "Structured data
 * types"), as far as the content has them: no prices and no ratings, and salaries where positions say them.
 */
const fields: Readonly<Record<string, readonly string[]>> = {
  Answer: ['text'],
  Article: ['headline', 'image', 'author', 'publisher', 'dateModified', 'mainEntityOfPage'],
  BlogPosting: ['headline', 'image', 'author', 'publisher', 'datePublished', 'dateModified'],
  BreadcrumbList: ['itemListElement'],
  Country: ['name'],
  EntryPoint: ['urlTemplate'],
  FAQPage: ['mainEntity'],
  ImageObject: ['url', 'width', 'height'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'validThrough',
    'employmentType',
    'hiringOrganization',
    'identifier',
    'jobLocation',
  ],
  ListItem: ['position', 'name', 'item'],
  MonetaryAmount: ['currency', 'value'],
  NewsArticle: ['headline', 'image', 'author', 'publisher', 'datePublished', 'dateModified'],
  Organization: ['name', 'url', 'logo'],
  Person: ['name', 'jobTitle'],
  Place: ['address'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  ProfilePage: ['mainEntity'],
  PropertyValue: ['name', 'value'],
  QuantitativeValue: ['minValue', 'maxValue', 'unitText'],
  Question: ['name', 'acceptedAnswer'],
  SearchAction: ['target', 'query-input'],
  Service: ['name', 'description', 'provider', 'url', 'image', 'areaServed'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate'],
  WebSite: ['name', 'url', 'potentialAction'],
};

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const isReference = (node: Node) => Object.keys(node).join() === '@id';

/** Whether an address of this site leads to a file of it; of addresses elsewhere nothing is known. */
function leadsSomewhere(url: string): boolean {
  const { origin, pathname } = new URL(url);
  if (origin !== site.origin) return true;
  const file = decodeURIComponent(pathname);
  return [file, fileOf(file)].some(
    (name) => existsSync(path.join(outDirectory, name)) && name !== '/',
  );
}

/** What is wrong with a plain value. */
function valueFaults(key: string, value: string, at: string): string[] {
  if (/^(date\w+|\w+Date|validThrough)$/.test(key) && !/^\d{4}-\d\d-\d\d(T|$)/.test(value))
    return [`${at} is no day: ${value}`];
  const isUrl = /^(url|item|image|mainEntityOfPage|thumbnailUrl|contentUrl|urlTemplate)$/.test(key);
  if (isUrl && !(URL.canParse(value) && leadsSomewhere(value)))
    return [`${at} leads nowhere: ${value}`];
  return [];
}

function nodeFaults(node: Node, at: string): string[] {
  if (isReference(node)) return [];
  const type = String(node['@type']);
  // Of an organisation that a story tells of nothing more is known.
  const needed = at.endsWith('.about') && type === 'Organization' ? ['name'] : fields[type];
  if (!needed) return [`${at} has a type that the validator does not know: ${type}`];
  const missing = needed
    .filter((key) => isBlank(node[key]))
    .map((key) => `${at}.${key} is missing`);
  if (type === 'VideoObject' && isBlank(node['embedUrl']) && isBlank(node['contentUrl']))
    missing.push(`${at} names neither a player nor a file`);
  const inner = Object.entries(node).flatMap(([key, value]) => {
    if (isBlank(value)) return [`${at}.${key} is empty`];
    return [value].flat().flatMap((one, index) => {
      const place = `${at}.${key}${Array.isArray(value) ? `[${index}]` : ''}`;
      if (isNode(one)) return nodeFaults(one, place);
      return typeof one === 'string' ? valueFaults(key, one, place) : [];
    });
  });
  return [...missing, ...inner];
}

/**
 * What search engines would complain of in the structured data of a page, in their words and ours.
 * @param json Text of its script.
 */
function structuredDataFaults(json: string): string[] {
  const data: unknown = JSON.parse(json);
  if (!isNode(data) || data['@context'] !== 'https://schema.org') return ['the context is missing'];
  const graph = data['@graph'];
  if (!Array.isArray(graph) || graph.length === 0) return ['the graph is empty'];
  return graph.flatMap((node: Node) => nodeFaults(node, String(node['@type'])));
}

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

const graphOf = (page: Page): Node[] =>
  scriptsOf(fileOf(page.pathname)).flatMap((json) => JSON.parse(json)['@graph']);
const typesOf = (page: Page) => graphOf(page).map((node) => node['@type']);

it.each(builtPages)('%s has at most one script of structured data, without a fault', (file) => {
  const scripts = scriptsOf(file);
  expect(scripts.length).toBeLessThanOrEqual(1);
  expect(scripts.flatMap(structuredDataFaults)).toEqual([]);
});

/** Whether a page shows positions, and there are any. */
const showsJobs = ({ body }: Page) =>
  withoutCode(body).includes('<JobList') && readOpenJobs(registry.now).length > 0;

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
    ['FAQPage', ({ body }: Page) => /<AccordionItem[^>]*title="[^"]*\?"/.test(withoutCode(body))],
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
