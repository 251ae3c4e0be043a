import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { composePath, withPrefix } from '@/lib/content/addresses';
import type { ContentDocument } from '@/lib/content/document';
import type { Locale } from '@/lib/i18n/locales';
import { type Section, sectionSchema } from '@/lib/schema/data/section';
import { fillPlaceholdersDeep } from '@/lib/site/placeholders';
import type { DocumentDigest, SiteFacts } from '../facts/site-facts';

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** What addresses are composed of; values that are no text count as missing. */
const addressParts = ({ data }: DocumentDigest) =>
  ({
    frontmatter: { slug: textOf(data['slug']), path: textOf(data['path']) },
  }) as unknown as ContentDocument;

/** A folder's own part of addresses, or undefined where the file is broken. */
function readSection(directory: string, file: string): Section | undefined {
  try {
    const data: unknown = parse(readFileSync(path.join(directory, file), 'utf8'));
    return sectionSchema.safeParse(fillPlaceholdersDeep(data, 'shared')).data;
  } catch {
    return undefined;
  }
}

function sectionsOf({ directory, files }: SiteFacts): Map<string, Section> {
  const found = files
    .filter((file) => file.endsWith('/_section.yaml'))
    .map((file) => [path.posix.dirname(file), readSection(directory, file)] as const);
  return new Map(found.flatMap(([id, section]) => (section ? [[id, section]] : [])));
}

/** Addresses that a page had before, with the language's prefix. */
const oldAddresses = ({ data, locale }: DocumentDigest): string[] => {
  const { redirectFrom } = data;
  if (!Array.isArray(redirectFrom)) return [];
  return redirectFrom.flatMap((one) => (textOf(one) ? withPrefix(locale, String(one)) : []));
};

function readAddresses(site: SiteFacts): Map<string, DocumentDigest> {
  const sections = sectionsOf(site);
  const find = (id: string, locale: Locale) => {
    const digest = site.find(id, locale);
    return digest && addressParts(digest);
  };
  const pages = new Map<string, DocumentDigest>();
  const add = (address: string, page: DocumentDigest) => {
    if (!pages.has(address)) pages.set(address, page);
  };
  for (const page of site.documents)
    add(withPrefix(page.locale, composePath(page.id, page.locale, find, sections)), page);
  for (const page of site.documents) for (const address of oldAddresses(page)) add(address, page);
  return pages;
}

const known = new WeakMap<SiteFacts, ReadonlyMap<string, DocumentDigest>>();

/** All addresses of the site, of today and of before, with the pages they lead to; made once per check. */
export function addressesOf(site: SiteFacts): ReadonlyMap<string, DocumentDigest> {
  const addresses = known.get(site) ?? readAddresses(site);
  known.set(site, addresses);
  return addresses;
}
