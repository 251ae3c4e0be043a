import type { Redirect } from '@/lib/content/redirects';
import { localeSettings, locales } from '@/lib/i18n/locales';
import { searchDirectory } from '@/lib/search/search-directory';
import { type PolicyHashes, type PolicyKind, policyKinds, securityHeaders } from './policy';
import { encodedPathname, lookupPath, lowerCased } from './request-path';

/** Headers of an answer, by their names. */
export type Headers = Readonly<Record<string, string>>;

/**
 * What a host has to know of a site besides its files, types and caching. Everything that serves is made of it: our own
 * server, and the configurations for others.
 */
export type Hosting = {
  /** The first one for a path counts, exact ones before those that end with `*`. */
  redirects: readonly Redirect[];
  /** Pathnames of all pages, as the site links them. */
  pages: readonly string[];
  /** Pathnames of the pages with the search, whose policy lets WebAssembly be compiled. */
  searchPages: readonly string[];
  /** Security headers by what a file is. */
  headers: Readonly<Record<PolicyKind, Headers>>;
};

/** How answers are kept: what has a hash of its content in its name for good, all else is asked for again each time. */
export const caching = {
  lasting: 'public, max-age=31536000, immutable',
  revalidated: 'public, max-age=0, must-revalidate',
} as const;

/** Folders below which every file has a hash of its content in its name. */
export const lastingFolders = ['/_next/static/', '/pictures/variants/'] as const;

/** The Cache-Control of a file, by its path with a slash before it. */
export const cacheControlOf = (file: string): string =>
  lastingFolders.some((folder) => file.startsWith(folder)) ? caching.lasting : caching.revalidated;

/** The worker of the search in each language, which has the policy that comes with its own script. */
export const searchWorkers: readonly string[] = locales.map(
  (locale) => `/${searchDirectory(locale)}/pagefind-worker.js`,
);

/** The file of a page, by its pathname: `/` is `/index.html`. */
export const fileOfPage = (pathname: string): string =>
  pathname === '/' ? '/index.html' : `${pathname}.html`;

/**
 * What a file is to a browser.
 * @param file Its path with a slash before it.
 */
export function kindOf(file: string, { searchPages }: Pick<Hosting, 'searchPages'>): PolicyKind {
  if (file.endsWith('.html'))
    return searchPages.some((page) => fileOfPage(page) === file) ? 'search' : 'page';
  if (searchWorkers.includes(file)) return 'worker';
  return file.endsWith('.svg') ? 'drawing' : 'file';
}

/** Not-found pages by the beginnings of paths, the longest first: `/pl` has its own, `` is all the rest. */
export const notFoundPages: readonly { prefix: string; file: string }[] = locales
  .map((locale) => localeSettings[locale].prefix as string)
  .sort((one, other) => other.length - one.length)
  .map((prefix) => ({ prefix, file: `${prefix}/404.html` }));

/** The not-found page of the language of a path. */
export function notFoundPageOf(pathname: string): string {
  const lower = `${lowerCased(pathname)}/`;
  return notFoundPages.find(({ prefix }) => lower.startsWith(`${prefix}/`))?.file ?? '/404.html';
}

/** The methods that are answered. */
export const methods = ['GET', 'HEAD'] as const;

/** What answers to requests say that are refused, and their type; that of redirects, which nobody reads. */
export const refusals = { 400: 'Bad request', 405: 'Method not allowed' } as const;
export const refusalType = 'text/plain; charset=utf-8';
export const redirectType = 'text/html';

/**
 * Describes the hosting of a site.
 * @param site Its redirects and pages, and the hashes of the scripts in its pages (`policyHashes`).
 * @throws when FORM_ENDPOINT or GTM_ID is wrong.
 */
export const describeHosting = ({
  hashes,
  ...site
}: Omit<Hosting, 'headers'> & { hashes: PolicyHashes }): Hosting => ({
  ...site,
  headers: Object.fromEntries(
    policyKinds.map((kind) => [kind, securityHeaders({ kind, hashes })]),
  ) as Hosting['headers'],
});

/** Where an address leads. */
type Target = { to: string; status: 301 | 302 };

/** Redirects as our own server and nginx look them up. */
export type RedirectIndex = {
  /** By `lookupPath`: redirects of single addresses, and the pages themselves for other spellings. */
  single: ReadonlyMap<string, Target>;
  /** All below some folders (`/de/`) leads to one address. */
  closed: readonly (Target & { folder: string })[];
  /** All below a folder (`/en/`) leads to the same path below another one. */
  moved: readonly (Target & { folder: string })[];
};

/** Reads redirects, so that they can be looked up by decoded paths. */
export function indexRedirects({
  redirects,
  pages,
}: Pick<Hosting, 'redirects' | 'pages'>): RedirectIndex {
  const single = new Map<string, Target>();
  const closed: (Target & { folder: string })[] = [];
  const moved: (Target & { folder: string })[] = [];
  for (const { from, to, status } of redirects) {
    const path = lookupPath(from);
    const folder = path.slice(0, -1);
    if (!path.endsWith('/*')) {
      if (!single.has(path)) single.set(path, { to, status });
    } else if (to.endsWith(':splat'))
      moved.push({ folder, to: to.slice(0, -':splat'.length), status });
    else closed.push({ folder, to, status });
  }
  for (const page of pages)
    if (!single.has(lookupPath(page))) single.set(lookupPath(page), { to: page, status: 301 });
  return { single, closed, moved };
}

/**
 * Where a path leads that has no file: by a rule, or to the page of the same name in lower case.
 * @param pathname The path, decoded and in canonical spelling (`cleanPath`).
 * @returns A percent-encoded pathname with the status; undefined where nothing is.
 */
export function findRedirect(index: RedirectIndex, pathname: string): Target | undefined {
  const ruleFor = (lower: string) =>
    index.single.get(lower) ?? index.closed.find(({ folder }) => lower.startsWith(folder));
  const lower = lowerCased(pathname);
  const move = index.moved.find(({ folder }) => lower.startsWith(folder));
  if (!move) return ruleFor(lower);
  // `/en/old` is `/old`, which is `/new`: one redirect says so.
  const inner = move.to + pathname.slice(move.folder.length);
  const rest = { to: encodedPathname(inner), status: move.status };
  return ruleFor(lowerCased(inner)) ?? rest;
}
