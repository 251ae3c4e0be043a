import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type CheckedSite, placeOf } from '@/lib/check/extract/site';
import { registryOf } from '@/lib/check/extract/site-registry';
import { faultsIn, type Place, type SiteFinding, startOfFile } from '@/lib/check/problem';
import type { SiteRule } from '@/lib/check/rule';
import type { Page } from '@/lib/content/document';
import { notFoundId } from '@/lib/content/known-pages';
import { blogId, listSlugs } from '@/lib/content/lists';
import { parentId } from '@/lib/content/pathnames';
import { languageRedirects } from '@/lib/content/redirects';
import { isLocale, localeSettings, locales, perLocale } from '@/lib/i18n/locales';

/** Where a page's address is given; the beginning of its file where it follows from the folder. */
export function addressPlace({ id, locale, file }: Page, { find }: CheckedSite): Place {
  const document = find(id, locale);
  return document ? placeOf({ ...document, file }, 'path', 'slug') : startOfFile(file);
}

/** What to write where a page cannot have its address. */
const otherAddress =
  'expected another `slug`, which is the last part of the address, or `path`, which is the whole of it';

/** The other pages that have the address of a page, drafts among them: the next build may show both. */
const sharing = ({ pathname, file }: Page, pages: readonly Page[]): string[] =>
  pages.filter((one) => one.pathname === pathname && one.file !== file).map((one) => one.file);

/** The nearest page above whose slug is in the address of a page and that visitors do not see yet. */
function hiddenAbove(page: Page, registry: ReturnType<typeof registryOf>): Page | undefined {
  let below = page;
  // A `path` begins anew: nothing above it is part of the address.
  while (!below.frontmatter.path) {
    const id = parentId(below.id);
    if (id === undefined) return undefined;
    const above = registry.written(id, page.locale);
    if (above && above.status !== 'live') return above;
    below = above ?? { ...below, id };
  }
  return undefined;
}

/** What Next.js, hosts and pictures need besides the routes, and addresses that browsers and feed readers ask for. */
const always = '_next index 404 img 404.html favicon.ico robots.txt feed.xml'.split(' ');

/** First parts of the addresses of routes below a folder of `app/`: groups of routes are no part of addresses. */
export function routesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry;
    if (!entry.isDirectory() || /^[[_@]/.test(name) || name === 'styles') return [];
    return name.startsWith('(') ? routesIn(path.join(folder, name)) : [name];
  });
}

/** First parts of paths that pages cannot have. */
const reservedNames = (): ReadonlySet<string> =>
  new Set([
    ...always,
    ...locales.flatMap((locale) => routesIn(path.resolve(`app${localeSettings[locale].prefix}`))),
  ]);

let names: ReadonlySet<string> | undefined;

/** Codes of languages the site does not speak: hosts redirect what is below them before all else. */
const foreign = new Set(
  languageRedirects()
    .filter(({ from }) => !from.endsWith('*'))
    .map(({ from }) => from.slice(1)),
);

/** What lists keep for their further pages, and the blog for subjects and authors (docs/behaviour.md §2.4). */
const listFolders = {
  [blogId]: Object.values(listSlugs),
  'case-studies': [listSlugs.page],
};

const firstPart = (address: string) => address.split('/')[1] ?? '';

/** What the address of a page is kept for, if for anything else. */
function purposeOf({ id, path: own, pathname }: Page, lists: readonly string[]) {
  if (own === '/' && id !== 'home') return 'the home page';
  names ??= reservedNames();
  if (foreign.has(firstPart(pathname))) return 'other languages: hosts redirect it';
  if (lists.some((list) => own === list || own.startsWith(`${list}/`)))
    return 'the pages of a list';
  const first = firstPart(own);
  if (isLocale(first))
    return `${localeSettings[first].name} pages, whose prefix is added by itself`;
  return names.has(first) ? 'the site itself' : undefined;
}

/** Pages at addresses that the site itself needs. */
function reservedAddresses(site: CheckedSite): SiteFinding[] {
  const registry = registryOf(site);
  const lists = perLocale((locale) =>
    Object.entries(listFolders).flatMap(([id, folders]) =>
      folders.map((slugs) => `${registry.pathOf(id, locale)}/${slugs[locale]}`),
    ),
  );
  return faultsIn(
    registry.all.filter(({ id, generated }) => id !== notFoundId && !generated),
    (page) => addressPlace(page, site),
    (page) => {
      const purpose = purposeOf(page, lists[page.locale]);
      return purpose && `${page.pathname} is kept for ${purpose}: ${otherAddress}`;
    },
  );
}

/** Rules about addresses that pages have. */
export const pageAddressRules: readonly SiteRule[] = [
  {
    name: 'same-address',
    severity: 'error',
    summary: 'Every page has an address of its own.',
    remedy:
      'Give one of the pages another `slug`, the last part of its address, or `path`, the whole of it.',
    checkSite: (site) => {
      // Addresses of lists are kept by reserved-address.
      const pages = registryOf(site).all.filter(({ generated }) => !generated);
      return faultsIn(
        pages,
        (page) => addressPlace(page, site),
        (page) => {
          const others = sharing(page, pages);
          if (others.length === 0) return undefined;
          return `the address ${page.pathname} belongs to ${others.join(' and ')} as well: ${otherAddress}`;
        },
      );
    },
  },
  {
    name: 'draft-above',
    severity: 'error',
    summary:
      'The address of a page that visitors see holds no slug of a page that they do not see yet.',
    remedy:
      'Publish the page above as well, make this one a draft too, or give it a `path` of its own.',
    checkSite: (site) => {
      const registry = registryOf(site);
      return faultsIn(
        registry.pages(),
        (page) => addressPlace(page, site),
        (page) => {
          const above = page.generated ? undefined : hiddenAbove(page, registry);
          if (!above) return undefined;
          const what = above.status === 'draft' ? 'a draft' : 'scheduled';
          return `the address ${page.pathname} gives part of the address of ${above.file} away, which is ${what}: publish that page as well, make this one a draft (\`draft: true\`), or give it an address of its own (\`path: /…\`)`;
        },
      );
    },
  },
  {
    name: 'reserved-address',
    severity: 'error',
    summary: 'No page takes an address that the site itself needs.',
    remedy:
      'Give the page another `slug`, the last part of its address, or `path`, the whole of it.',
    checkSite: reservedAddresses,
  },
];
