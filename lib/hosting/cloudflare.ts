import { contentTypes, feedFolders, jsonFeedType, typesByPath, unknownType } from './content-types';
import { keptRedirects, type Tell } from './host-limits';
import { caching, type Headers, type Hosting, lastingFolders, searchWorkers } from './hosting';
import { decodedPath, encodedPathname } from './request-path';

/*
 * What Cloudflare Pages and Netlify read: `_redirects` and `_headers`, in the folder of the site. Netlify reads more of the
 * same form than Cloudflare does.
 */

/**
 * How many redirects Cloudflare Pages reads; it skips what is beyond
 * (https://developers.cloudflare.com/pages/configuration/redirects/).
 */
const cloudflareLimits = { single: 2000, folders: 100, all: 2100 } as const;

/**
 * Redirects in the form `from to status`: the first match wins, `*` and `:splat` are the rest of a path. Those with `*` come
 * last: Cloudflare counts every line behind the first of them as one more.
 * @param tell Hears how many redirects are left out, if any are.
 */
export function redirectsFile(
  { redirects }: Pick<Hosting, 'redirects'>,
  tell: Tell = () => {},
): string {
  const kept = keptRedirects(redirects, cloudflareLimits, '_redirects (Cloudflare Pages)', tell);
  return kept
    .map(({ from, to, status }) => `${encodedPathname(decodedPath(from))} ${to} ${status}\n`)
    .join('');
}

/** A rule for paths, in which `*` is any text, and the headers to send in place of those of rules before. */
type HeaderRule = { path: string; headers: Headers };

/** What the rules for headers are made of. */
type HeaderSource = Pick<Hosting, 'headers' | 'pages' | 'searchPages'>;

/**
 * The rules for headers of hosts that know a file by its path alone: all is sent the headers of pages, then each kind of file
 * others by its ending. They are as many however many files and folders there are: Cloudflare reads 100, of lines of 2,000
 * characters (https://developers.cloudflare.com/pages/configuration/headers/).
 */
export function headerRules({ headers, pages, searchPages }: HeaderSource): HeaderRule[] {
  const base: Headers = { ...headers.page, 'Cache-Control': caching.revalidated };
  const rule = (path: string, own: Headers): HeaderRule => {
    const changed = Object.entries(own).filter(([name, value]) => base[name] !== value);
    return { path, headers: Object.fromEntries(changed) };
  };
  // Netlify takes the dot before an ending for any character, so that `/*.map` would fit `/roadmap`. Where a page is called
  // like that, files of that ending have the headers of pages, which are the stricter ones.
  const endings = Object.entries(contentTypes).filter(
    ([ending]) => ending !== 'html' && !pages.some((page) => page.endsWith(ending)),
  );
  return [
    { path: '/*', headers: base },
    ...searchPages.map((page) => rule(page, headers.search)),
    // Endings of the search's own, which nobody else has.
    rule('/search-index/*', { ...headers.file, 'Content-Type': unknownType }),
    ...endings.map(([ending, type]) => {
      const own = ending === 'svg' ? headers.drawing : headers.file;
      return rule(`/*.${ending}`, { ...own, 'Content-Type': type });
    }),
    ...searchWorkers.map((worker) => rule(worker, headers.worker)),
    ...lastingFolders.map((folder) => rule(`${folder}*`, { 'Cache-Control': caching.lasting })),
    ...Object.entries(typesByPath).map(([path, type]) =>
      rule(path, { ...headers.file, 'Content-Type': type }),
    ),
    ...feedFolders.map((folder) => rule(`${folder}*.json`, { 'Content-Type': jsonFeedType })),
  ];
}

/**
 * Headers in the form of Cloudflare Pages and Netlify. Where several rules fit, Netlify sends the headers of the last one, and
 * Cloudflare joins them unless a line with `!` takes those of earlier rules away; Netlify says that it does not know such lines.
 */
export function headersFile(hosting: HeaderSource): string {
  const lines = headerRules(hosting).flatMap(({ path, headers }, index) => [
    path,
    ...(index === 0 ? [] : Object.keys(headers).map((name) => `  ! ${name}`)),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}
