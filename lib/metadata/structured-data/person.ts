import type { Person, ProfilePage } from 'schema-dts';
import { readData } from '@/lib/content/data';
import type { Page } from '@/lib/content/document';
import type { Registry } from '@/lib/content/registry';
import type { Locale } from '@/lib/i18n/locales';
import { absolute } from '../page-versions';
import { publisher } from './organization';

/** Pages of authors stand below this id, by their key in data/people.yaml. */
const authors = 'blog/authors/';

/** Someone who signs posts, with the address of the author's page where there is one. */
export function author(id: string, locale: Locale, registry: Registry): Person | undefined {
  const person = readData('people')[id];
  if (!person) return undefined;
  const address = registry.addressOf(`${authors}${id}`, locale);
  return {
    '@type': 'Person',
    name: person.name,
    jobTitle: person.position[locale],
    worksFor: publisher,
    ...(address && { url: absolute(address) }),
  };
}

/** The page of an author; undefined for all other pages. */
export function profilePage(page: Page, registry: Registry): ProfilePage | undefined {
  if (!page.id.startsWith(authors)) return undefined;
  const id = page.id.slice(authors.length);
  const person = author(id, page.locale, registry);
  if (!person) return undefined;
  const bio = readData('people')[id]?.bio[page.locale];
  return {
    '@type': 'ProfilePage',
    url: absolute(page.address),
    inLanguage: page.locale,
    mainEntity: { ...(person as object), '@type': 'Person', description: bio },
  };
}
