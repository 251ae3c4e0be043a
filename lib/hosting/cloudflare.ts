import type { Redirect } from '@/lib/content/redirects';
import { contentTypeOf, typesByPath } from './content-types';
import {
  caching,
  type Headers,
  type Hosting,
  kindOf,
  lastingFolders,
  warnOfLimit,
} from './hosting';

/**
 * How much Cloudflare Pages reads (https://developers.cloudflare.com/pages/platform/limits/, Redirects and Headers);
 * Netlify reads more of the same form. It ignores what is beyond, and says so in a log only.
 */
const cloudflareLimits = {
  /** Redirects of single addresses, and those with `*`. */
  single: 2000,
  folders: 100,
  headerRules: 100,
  /** Characters of a line of `_headers`. */
  headerLine: 2000,
} as const;

/** Languages that visitors of a European provider are likely to try, the likeliest first; others lead home as long as there is room. */
const likelyLanguages =
  'en de uk cs sk fr es it nl sv da no fi pt lt lv et hu ro bg ru be el tr hr sl sr ga mt is nb nn ja zh ko ar he hi vi th id ca eu gl cy sq mk bs ka hy az kk fa ur bn ta te ms af lb';

/**
 * Puts redirects into the form that static hosts read: `from to status`, the first match wins, `*` and `:splat` for the
 * rest of a path.
 * @throws when there are more redirects of single addresses than Cloudflare reads.
 */
export function redirectsFile({ redirects }: Pick<Hosting, 'redirects'>): string {
  const line = ({ from, to, status }: Redirect) => `${from} ${to} ${status}`;
  const isFolder = ({ from }: Redirect) => from.endsWith('*');
  const rank = new Map(likelyLanguages.split(' ').map((code, index) => [`/${code}/*`, index]));
  const rankOf = ({ from }: Redirect) => rank.get(from) ?? rank.size;
  // Those that are no language come first: they follow from what was published.
  const isLanguage = ({ from }: Redirect) => /^\/[a-z]{2}\/\*$/.test(from);
  const kept = new Set(
    redirects
      .filter(isFolder)
      .sort(
        (one, other) =>
          Number(isLanguage(one)) - Number(isLanguage(other)) || rankOf(one) - rankOf(other),
      )
      .slice(0, cloudflareLimits.folders),
  );
  const single = redirects.filter((rule) => !isFolder(rule)).slice(0, cloudflareLimits.single);
  const written = new Set([...single, ...kept]);
  return `${redirects
    .filter((rule) => written.has(rule))
    .map(line)
    .join('\n')}\n`;
}

/** A rule for paths: headers to send, and those of rules before that it takes away. */
type HeaderRule = { path: string; headers: Headers; without: readonly string[] };

/** The folders at the top, and below a language, that hold files and no page, with what is in them. */
function fileFolders({ files }: Hosting): Map<string, string[]> {
  const folders = new Map<string, string[]>();
  for (const file of files) {
    const [first = '', second = '', ...rest] = file.split('/');
    const folder = rest.length > 0 && /^[a-z]{2}$/.test(first) ? `${first}/${second}` : first;
    if (folder === file || (second === '' && rest.length === 0)) continue;
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  for (const [folder, inside] of folders)
    if (inside.some((file) => file.endsWith('.html')) || inside.every(isRouterData))
      folders.delete(folder);
  return folders;
}

/** What Next.js's router fetches lies beside its page. */
const isRouterData = (file: string) => file.endsWith('.txt') && !file.includes('.well-known');

/**
 * The rules for headers of hosts that know a file by its path alone. All is sent the headers of pages, then what is no
 * page others; Netlify lets the later rule win, and Cloudflare joins both unless the later one takes the first away.
 */
export function headerRules(hosting: Hosting): HeaderRule[] {
  const { headers, searchPages } = hosting;
  const base: Headers = { ...headers.page, 'Cache-Control': caching.revalidated };
  const rule = (path: string, own: Headers): HeaderRule => {
    const changed = Object.entries(own).filter(([name, value]) => base[name] !== value);
    return {
      path,
      headers: Object.fromEntries(changed),
      without: changed.map(([name]) => name).filter((name) => name in base),
    };
  };
  const mostOpen = (files: readonly string[]) => {
    const kinds = new Set(files.map((file) => kindOf(`/${file}`, hosting)));
    if (kinds.has('worker')) return headers.worker;
    return kinds.has('drawing') ? headers.drawing : headers.file;
  };
  const isLasting = (path: string) => lastingFolders.some((folder) => folder === path);
  const typeOfAll = (files: readonly string[]): Headers => {
    const types = new Set(files.map((file) => contentTypeOf(`/${file}`)));
    const [type] = types;
    return types.size === 1 && type ? { 'Content-Type': type } : {};
  };
  const folders = [...fileFolders(hosting)].map(([folder, files]) =>
    rule(`/${folder}/*`, { ...mostOpen(files), ...typeOfAll(files) }),
  );
  const drawings = hosting.files.filter((file) => !file.includes('/') && file.endsWith('.svg'));
  return [
    { path: '/*', headers: base, without: [] },
    ...searchPages.map((page) => rule(page, headers.search)),
    ...folders,
    ...Object.entries(typesByPath).map(([path, type]) =>
      rule(path, { ...headers.file, 'Content-Type': type }),
    ),
    ...drawings.map((file) => rule(`/${file}`, headers.drawing)),
    ...lastingFolders.map((folder) => ({
      path: `${folder}*`,
      headers: { 'Cache-Control': caching.lasting },
      without: isLasting(folder) ? ['Cache-Control'] : [],
    })),
  ];
}

/**
 * Puts headers into the form that Cloudflare Pages and Netlify read. A line with `!` takes a header of an earlier rule
 * away; Netlify says that it does not know such lines, and needs none.
 * Where there is more of it than Cloudflare reads, it would leave out what keeps visitors safe: a warning says so.
 */
export function headersFile(hosting: Hosting): string {
  const rules = headerRules(hosting);
  if (rules.length > cloudflareLimits.headerRules)
    warnOfLimit(
      `_headers has ${rules.length} rules: expected ${cloudflareLimits.headerRules} at most (Cloudflare Pages). Put files that are no pages into fewer folders at the top`,
    );
  const lines = rules.flatMap(({ path, headers, without }) => [
    path,
    ...without.map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > cloudflareLimits.headerLine);
  if (long)
    warnOfLimit(
      `A line of _headers has ${long.length} characters: expected ${cloudflareLimits.headerLine} at most (Cloudflare Pages). It begins with ${long.slice(0, 60)}`,
    );
  return `${lines.join('\n')}\n`;
}
