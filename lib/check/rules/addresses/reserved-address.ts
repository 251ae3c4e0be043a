import type { SiteFacts } from '@/lib/check/facts/site-facts';
import { registryOf } from '@/lib/check/facts/site-registry';
import type { SiteRule } from '@/lib/check/rule';
import { withPrefix } from '@/lib/content/addresses';
import type { Page } from '@/lib/content/document';
import { blogId, listSlugs } from '@/lib/content/lists';
import { locales } from '@/lib/i18n/locales';
import { addressPlace } from './same-address';

/** The not-found page is served as 404.html, at no address of its own. */
const notFound = 'not-found';

/** First parts of paths that the site itself needs, and what for. */
const reserved: Readonly<Record<string, string>> = {
  '404': 'the not-found page',
  _next: 'the site’s code',
  art: 'pictures of the motif',
  blocks: 'the block gallery',
  feeds: 'the feeds',
  handbook: 'the handbook',
  img: 'pictures of the site',
  index: 'the home page’s file',
  og: 'pictures for social networks',
  sitemaps: 'the parts of the sitemap',
  pictures: 'pictures of the content',
  en: 'English addresses, which have no prefix',
  pl: 'Polish addresses, to which it is added by itself',
};

/** Files at the top of the built site. */
const siteFiles = new Set(['sitemap.xml', 'robots.txt', 'favicon.ico', 'feed.xml', '404.html']);

/** What lists keep for their further pages, and the blog for subjects and authors (specification §2.4). */
const listFolders = {
  [blogId]: Object.values(listSlugs),
  'case-studies': [listSlugs.page],
};

function reservedFor(path: string): string | undefined {
  const [, first = '', ...rest] = path.split('/');
  if (rest.length === 0 && siteFiles.has(first)) return 'a file of the site';
  return Object.hasOwn(reserved, first) ? reserved[first] : undefined;
}

/** What is wrong with the path of a page, if anything. */
function faultOf(
  { id, path, locale, generated }: Page,
  pageLists: ReadonlySet<string>,
): string | undefined {
  if (id === notFound || generated) return undefined;
  const what = 'expected another `slug` or `path`';
  if (path === '/' && id !== 'home') return `"/" is the address of the home page: ${what}`;
  const purpose = reservedFor(path);
  if (purpose) return `${withPrefix(locale, path)} is kept for ${purpose}: ${what}`;
  const list = [...pageLists].find((start) => path === start || path.startsWith(`${start}/`));
  return list ? `${withPrefix(locale, list)} is kept for the pages of a list: ${what}` : undefined;
}

function faults(site: SiteFacts) {
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
  remedy: 'Give the page another `slug` or `path`.',
  checkSite: faults,
};
