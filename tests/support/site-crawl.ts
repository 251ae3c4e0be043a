import { site } from '@/site.config';
import { builtFiles, documentOf, fileOf, readBuilt } from './built-site';

/** A reference from a built file to another page or file of the site. */
type Reference = { from: string; to: string };

/** Candidates of a `srcset`, without their widths. */
const srcsetOf = (value: string) => value.split(',').map((one) => one.trim().split(/\s+/)[0] ?? '');

const attributesOf = (document: Document, name: string, selector = `[${name}]`) =>
  [...document.querySelectorAll(selector)].map((node) => node.getAttribute(name) ?? '');

/** What a link to the site itself leads to; links to other sites, mail and telephone are left out. */
function ownHref(written: string, from: string): string | undefined {
  const isAbsolute = written === site.origin || written.startsWith(`${site.origin}/`);
  const to = isAbsolute ? written.slice(site.origin.length) || '/' : written;
  if (to === '' || to.startsWith('//') || /^[a-z][a-z+.-]*:/i.test(to)) return undefined;
  const { pathname, search, hash } = new URL(to, `https://site.example/${from}`);
  return `${pathname}${search}${hash}`;
}

const references = new Map<string, readonly string[]>();

/** Everything a page or a style sheet refers to within the site. */
export function referencesOf(file: string): readonly string[] {
  const known = references.get(file) ?? readReferences(file);
  references.set(file, known);
  return known;
}

function readReferences(file: string): readonly string[] {
  const own = (list: readonly string[]) => list.flatMap((to) => ownHref(to, file) ?? []);
  if (file.endsWith('.css'))
    return own(
      [...readBuilt(file).matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, to = '']) => to),
    );
  if (file.endsWith('.webmanifest')) {
    const { icons, start_url } = JSON.parse(readBuilt(file)) as {
      icons: { src: string }[];
      start_url: string;
    };
    return own([start_url, ...icons.map(({ src }) => src)]);
  }
  if (!file.endsWith('.html')) return [];
  const document = documentOf(file);
  return own([
    ...attributesOf(document, 'href', 'a[href], area[href], use[href], image[href]'),
    ...attributesOf(
      document,
      'href',
      'link[href]:not([rel="canonical"], [rel="alternate"][hreflang])',
    ),
    ...attributesOf(document, 'src'),
    ...attributesOf(document, 'poster'),
    ...attributesOf(document, 'data'),
    ...attributesOf(document, 'action', 'form[action]'),
    ...attributesOf(document, 'srcset').flatMap(srcsetOf),
    ...attributesOf(document, 'imagesrcset').flatMap(srcsetOf),
    ...attributesOf(document, 'style').flatMap((style) =>
      [...style.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, to = '']) => to),
    ),
  ]);
}

const published: ReadonlySet<string> = new Set(builtFiles);

/** The built file an href is served from, if there is one. */
function servedFile(href: string): string | undefined {
  const pathname = decodeURIComponent(href.split(/[?#]/)[0] ?? '');
  return [fileOf(pathname), pathname.slice(1)].find((file) => published.has(file));
}

/** Whether an href leads to a file, and its anchor to an element of it. */
export function isServed(href: string): boolean {
  const file = servedFile(href);
  if (!file) return false;
  const anchor = decodeURIComponent(href.split('#')[1] ?? '');
  if (anchor === '' || anchor.startsWith(':~:') || !file.endsWith('.html')) return true;
  return documentOf(file).getElementById(anchor) !== null;
}

/**
 * Follows every reference from some pages on, as a crawler does.
 * @param start Addresses to begin with.
 * @returns The files that are reached, and references that lead nowhere.
 */
export function crawl(start: readonly string[]): { reached: Set<string>; broken: Reference[] } {
  const reached = new Set<string>();
  const broken: Reference[] = [];
  const queue = start.map((to) => ({ from: '(start)', to }));
  for (let one = queue.pop(); one; one = queue.pop()) {
    const file = servedFile(one.to);
    if (!isServed(one.to)) broken.push(one);
    if (!file || reached.has(file)) continue;
    reached.add(file);
    queue.push(...referencesOf(file).map((to) => ({ from: file, to })));
  }
  return { reached, broken };
}

/** Pages that some links of a page lead to, by their files. */
function targetsOf(page: string, links: readonly Element[]): Set<string> {
  const files = links.flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    return href.startsWith('/') ? (servedFile(href) ?? []) : [];
  });
  return new Set(files.filter((file) => file.endsWith('.html') && file !== page));
}

/** Pages that a page links to anywhere: header, text and footer. */
const linkedFrom = (page: string): Set<string> =>
  targetsOf(page, [...documentOf(page).querySelectorAll('a[href]')]);

/** Pages that a page’s own content links to; breadcrumbs are no content, since they only lead back. */
export const linkedFromContent = (page: string): Set<string> =>
  targetsOf(
    page,
    [...documentOf(page).querySelectorAll('main a[href]')].filter(
      (link) => !link.closest('nav')?.querySelector(':scope > ol'),
    ),
  );

/** How many clicks each page is away from one, by files; pages that no link leads to are left out. */
export function clicksFrom(home: string): Map<string, number> {
  const clicks = new Map([[home, 0]]);
  const queue = [home];
  for (let page = queue.shift(); page; page = queue.shift())
    for (const target of linkedFrom(page)) {
      if (clicks.has(target)) continue;
      clicks.set(target, (clicks.get(page) ?? 0) + 1);
      queue.push(target);
    }
  return clicks;
}
