import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { CheckedSite } from '@/lib/check/extract/site';
import { registryOf } from '@/lib/check/extract/site-registry';
import type { SiteRule } from '@/lib/check/rule';
import type { Page } from '@/lib/content/document';
import { blogId, listSlugs } from '@/lib/content/lists';
import { withPrefix } from '@/lib/content/pathnames';
import { localeSettings, locales } from '@/lib/i18n/locales';
import { addressPlace, otherAddress } from './same-address';

/** The not-found page is served as 404.html, at no address of its own. */
const notFound = 'not-found';

/** What names at the beginning of paths are kept for, where the name alone does not say it. */
const purposes: Readonly<Record<string, string>> = {
  '404': 'the not-found page',
  _next: 'the site’s code',
  art: 'pictures of the motif',
  blocks: 'the block gallery',
  feeds: 'the feeds',
  handbook: 'the handbook',
  img: 'pictures of the site',
  index: 'the home page’s file',
  og: 'pictures for social networks',
  pictures: 'pictures of the content',
};

/** What Next.js, hosts and pictures need besides the routes, and addresses that browsers and feed readers ask for. */
const always = [
  '_next',
  'index',
  '404',
  'img',
  '404.html',
  'favicon.ico',
  'robots.txt',
  'feed.xml',
];

const root = process.cwd();
const namesIn = (folder: string) => readdirSync(path.join(root, folder), { withFileTypes: true });

/** First parts of the addresses of routes below a folder of `app/`: groups of routes are no part of addresses. */
const routesIn = (folder: string): string[] =>
  namesIn(folder).flatMap((entry) => {
    const { name } = entry;
    if (!entry.isDirectory() || /^[[_@]/.test(name) || name === 'styles') return [];
    return name.startsWith('(') ? routesIn(`${folder}/${name}`) : [name];
  });

/** All names at the beginning of paths that pages cannot have, with what they are kept for. */
function reservedNames(): ReadonlyMap<string, string> {
  const prefixes = locales.map((locale) => localeSettings[locale].prefix.slice(1)).filter(Boolean);
  const folders = ['app', ...prefixes.map((prefix) => `app/${prefix}`)];
  const names = [
    ...always,
    ...folders.filter((folder) => existsSync(path.join(root, folder))).flatMap(routesIn),
  ];
  const purposeOf = (name: string) =>
    purposes[name] ?? (name.includes('.') ? 'a file of the site' : `a route of the site`);
  return new Map([
    ...names.map((name) => [name, purposeOf(name)] as const),
    ...locales.map((locale): [string, string] => {
      const { name, prefix } = localeSettings[locale];
      const words = prefix ? 'to which it is added by itself' : 'which have no prefix';
      return [locale, `${name} addresses, ${words}`];
    }),
  ]);
}

let known: ReadonlyMap<string, string> | undefined;

/** What lists keep for their further pages, and the blog for subjects and authors (docs/behaviour.md §2.4). */
const listFolders = {
  [blogId]: Object.values(listSlugs),
  'case-studies': [listSlugs.page],
};

function reservedFor(pathname: string): string | undefined {
  known ??= reservedNames();
  return known.get(pathname.split('/')[1] ?? '');
}

/** What is wrong with the path of a page, if anything. */
function faultOf(
  { id, path: pathname, locale, generated }: Page,
  pageLists: ReadonlySet<string>,
): string | undefined {
  if (id === notFound || generated) return undefined;
  if (pathname === '/' && id !== 'home')
    return `"/" is the address of the home page: ${otherAddress}`;
  const purpose = reservedFor(pathname);
  if (purpose) return `${withPrefix(locale, pathname)} is kept for ${purpose}: ${otherAddress}`;
  const list = [...pageLists].find(
    (start) => pathname === start || pathname.startsWith(`${start}/`),
  );
  return list
    ? `${withPrefix(locale, list)} is kept for the pages of a list: ${otherAddress}`
    : undefined;
}

function faults(site: CheckedSite) {
  const registry = registryOf(site);
  const listsOf = (locale: Page['locale']) =>
    new Set(
      Object.entries(listFolders).flatMap(([id, folders]) =>
        folders.map((slugs) => `${registry.pathOf(id, locale)}/${slugs[locale]}`),
      ),
    );
  const lists = new Map(locales.map((locale) => [locale, listsOf(locale)]));
  return registry.all.flatMap((page) => {
    const message = faultOf(page, lists.get(page.locale) ?? new Set());
    return message ? [{ ...addressPlace(page, site), message }] : [];
  });
}

/** Rules about addresses that no page may have. */
export const reservedAddress: SiteRule = {
  name: 'reserved-address',
  severity: 'error',
  summary: 'No page takes an address that the site itself needs.',
  remedy: 'Give the page another `slug`, the last part of its address, or `path`, the whole of it.',
  checkSite: faults,
};
