import { existsSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/site.config';
import { fileOf, outDirectory } from './built-site';

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
export function structuredDataFaults(json: string): string[] {
  const data: unknown = JSON.parse(json);
  if (!isNode(data) || data['@context'] !== 'https://schema.org') return ['the context is missing'];
  const graph = data['@graph'];
  if (!Array.isArray(graph) || graph.length === 0) return ['the graph is empty'];
  return graph.flatMap((node: Node) => nodeFaults(node, String(node['@type'])));
}
