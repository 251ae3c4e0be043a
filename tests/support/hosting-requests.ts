import { siteRedirects } from '@/lib/content/redirects';
import type { PolicyKind } from '@/lib/hosting/policy';
import { localeSettings, locales } from '@/lib/i18n/locales';
import { builtFiles, fileOf } from './built-site';
import { pagesWithPathname, registry } from './site-registry';

/** What a request has to be answered with, whoever answers it. */
export type ExpectedAnswer = {
  status: number;
  location?: string;
  type: string;
  cache: 'lasting' | 'revalidated';
  /** Whose security headers it has. */
  kind: PolicyKind;
  /** Further headers, by their names in lower case. */
  more?: Readonly<Record<string, string>>;
};

export type HostingRequest = {
  name: string;
  target: string;
  method?: string;
  headers?: readonly string[];
  expected: ExpectedAnswer;
  /** Why our own server, which is sirv as it comes, answers otherwise than servers that are meant for visitors. */
  notBySirv?: string;
};

const html = 'text/html; charset=utf-8';

const page = (kind: PolicyKind = 'page'): ExpectedAnswer => ({
  status: 200,
  type: html,
  cache: 'revalidated',
  kind,
});
const moved = (location: string, status = 301): ExpectedAnswer => ({
  status,
  location,
  type: 'text/html',
  cache: 'revalidated',
  kind: 'file',
});
const missing: ExpectedAnswer = { status: 404, type: html, cache: 'revalidated', kind: 'page' };
const refused: ExpectedAnswer = {
  status: 400,
  type: 'text/plain; charset=utf-8',
  cache: 'revalidated',
  kind: 'file',
};
const notAllowed: ExpectedAnswer = { ...refused, status: 405, more: { allow: 'GET, HEAD' } };

/** Types by endings, as the registries of IANA and the readers of feeds know them. */
const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  ico: 'image/vnd.microsoft.icon',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
};

const isLasting = (file: string) => /^(_next\/static|pictures\/variants)\//.test(file);

const isFeed = (file: string) => /^(pl\/)?feeds\/.*\.json$/.test(file);

export function fileAnswer(file: string): ExpectedAnswer {
  const ending = /\.(\w+)$/.exec(file)?.[1] ?? '';
  return {
    status: 200,
    type:
      file === 'healthz'
        ? 'application/json'
        : isFeed(file)
          ? 'application/feed+json; charset=utf-8'
          : (types[ending] ?? 'application/octet-stream'),
    cache: isLasting(file) ? 'lasting' : 'revalidated',
    kind: file.endsWith('pagefind-worker.js') ? 'worker' : ending === 'svg' ? 'drawing' : 'file',
  };
}

const sent = (file: string) => `/${encodeURI(file)}`;

/** Some of many, spread over all of them. */
const some = <Item>(items: readonly Item[], count: number): Item[] =>
  items.filter((_, index) => index % Math.max(1, Math.ceil(items.length / count)) === 0);

/** The smallest file of each ending, and further ones whose place decides more than their ending. */
function sampleFiles(): string[] {
  const files = builtFiles.filter(
    (file) =>
      !file.endsWith('.html') && !file.startsWith('_redirects') && !file.startsWith('_headers'),
  );
  const endings = [...new Set(files.map((file) => /\.(\w+)$/.exec(file)?.[1] ?? ''))];
  const first = (fits: (file: string) => boolean) => files.filter(fits).slice(0, 1);
  return [
    ...new Set([
      ...endings.flatMap((ending) => first((file) => file.endsWith(`.${ending}`))),
      ...first(isFeed),
      ...first((file) => /^pl\/feeds\/.*\.json$/.test(file)),
      ...first((file) => file.startsWith('pictures/variants/')),
      ...first((file) => file.startsWith('_next/static/chunks/')),
      ...first((file) => file.startsWith('_next/static/page-data/')),
      ...first((file) => file.includes('/__next.') && file.includes('$')),
      ...first((file) => file === 'healthz'),
      ...first((file) => file.startsWith('.well-known/')),
      ...first((file) => file.endsWith('pagefind-worker.js')),
    ]),
  ];
}

const get = (name: string, target: string, expected: ExpectedAnswer): HostingRequest => ({
  name,
  target,
  expected,
});

/**
 * Requests of every kind with the answers they must have, made of what the built site has: its pages, redirects and
 * files, and whatever else visitors, robots and attackers send.
 */
export function hostingRequests(): HostingRequest[] {
  const pages = pagesWithPathname.map(({ pathname }) => pathname);
  const deep = pages.filter((pathname) => pathname.split('/').length > 2);
  const [inner = ''] = deep;
  const [polish = ''] = deep.filter((pathname) => pathname.startsWith('/pl/'));
  const searches = locales.flatMap((locale) => registry.pathnameOf('search', locale) ?? []);
  const redirects = siteRedirects(registry).filter(({ from }) => !from.endsWith('*'));
  const ofStatus = (status: number) => redirects.filter((rule) => rule.status === status);
  const [permanent] = ofStatus(301);
  const ordinary = pages.filter((pathname) => !searches.includes(pathname));
  const [feed = ''] = builtFiles.filter((file) => file.endsWith('.rss'));
  const size = 'bytes=0-99';
  return [
    ...some(ordinary, 20).map((pathname) => get('page', pathname, page())),
    ...locales.map((locale) => get('home', localeSettings[locale].prefix || '/', page())),
    ...searches.map((pathname) => get('search', pathname, page('search'))),
    get('page with a query', `${inner}?a=b&c=%2F..`, page()),
    ...sampleFiles().map((file) => get('file', sent(file), fileAnswer(file))),
    ...[...some(ofStatus(301), 8), ...some(ofStatus(302), 12)].map(({ from, to, status }) =>
      get('redirect', encodeURI(from), moved(to, status)),
    ),
    get(
      'redirect with a query',
      `${permanent?.from}?a=b&x=%2F`,
      moved(`${permanent?.to}?a=b&x=%2F`),
    ),
    get('redirect with a slash', `${permanent?.from}/`, moved(permanent?.to ?? '')),
    get('redirect with .html', `${permanent?.from}.html?a=b`, moved(`${permanent?.to}?a=b`)),
    get('redirect with index', `${permanent?.from}/index.html`, moved(permanent?.to ?? '')),
    get('redirect with .html in capitals', `${permanent?.from}.HTML`, moved(permanent?.to ?? '')),
    get('redirect in capitals', permanent?.from.toUpperCase() ?? '', moved(permanent?.to ?? '')),
    get('closing slash', `${inner}/`, moved(inner)),
    get('closing slashes', `${polish}///`, moved(polish)),
    get('closing slash and query', `${inner}/?a=b`, moved(`${inner}?a=b`)),
    get('home of a language with a slash', '/pl/', moved('/pl')),
    get('.html', `${inner}.html`, moved(inner)),
    get('.html and query', `${inner}.html?a=b`, moved(`${inner}?a=b`)),
    get('.HTML', `${inner}.HTML`, moved(inner)),
    get('Index', '/pl/Index.Html', moved('/pl')),
    get('index', '/index', moved('/')),
    get('index.html', '/index.html', moved('/')),
    get('index.html of a language', '/pl/index.html', moved('/pl')),
    get('doubled slashes', inner.replaceAll('/', '//'), moved(inner)),
    get('upper case', inner.toUpperCase(), moved(inner)),
    get('upper case of Polish', polish.toUpperCase(), moved(polish)),
    get('upper case with all else', `/${polish.toUpperCase()}.html`, moved(polish)),
    get(
      'an encoded letter',
      inner.replace(/\/(.)/, (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`),
      page(),
    ),
    get('English prefix', '/en', moved('/')),
    get('English prefix with a slash', '/en/', moved('/')),
    get('English prefix of a page', `/en${inner}?x=1`, moved(`${inner}?x=1`)),
    get('English prefix in capitals', `/EN${inner.toUpperCase()}`, moved(inner)),
    get('English prefix of an old address', `/en${permanent?.from}`, moved(permanent?.to ?? '')),
    get('English prefix of nothing', '/en/nowhere/at/all', moved('/nowhere/at/all')),
    get(
      'English prefix of Polish letters',
      '/en/za%C5%BC%C3%B3%C5%82%C4%87',
      moved('/za%C5%BC%C3%B3%C5%82%C4%87'),
    ),
    get('English prefix of an encoded question mark', '/en/a%3Fb?c=d', moved('/a%3Fb?c=d')),
    get('English prefix before another host', '/en//evil.example', moved('/evil.example')),
    get('header in a path', '/en/%0D%0ASet-Cookie:a=b', moved('/%0D%0ASet-Cookie:a=b')),
    ...['de', 'uk', 'fr', 'ja', 'xh', 'DE'].flatMap((code) => [
      get('unknown language', `/${code}`, moved('/', 302)),
      get('below an unknown language', `/${code}/nowhere?a=b`, moved('/?a=b', 302)),
    ]),
    get('a word that begins like a language', '/design-system-of-nobody', missing),
    ...[
      '/nowhere',
      '/nowhere/',
      '/nowhere.html',
      '/NOWHERE',
      `${inner}/nobody`,
      '/nowhere.php?id=1',
      '/wp-login.php',
    ].map((target) => get('nothing', target, missing)),
    ...[
      '/pl/nigdzie',
      '/pl/nigdzie/',
      '/pl//nigdzie?a=b',
      '/pl/%C5%BC%C3%B3%C5%82%C4%87',
      '/PL/NIGDZIE',
    ].map((target) => get('nothing in Polish', target, missing)),
    get('Polish letters', '/za%C5%BC%C3%B3%C5%82%C4%87', missing),
    get('an emoji', '/%F0%9F%98%80', missing),
    get('a space', '/a%20b', missing),
    get('a percent sign', '/100%25', missing),
    get('a folder', '/_next/static', missing),
    get('a hashed file that is gone', '/_next/static/chunks/gone.js', missing),
    ...[
      '/_redirects',
      '/_headers',
      '/404',
      '/404.html',
      '/pl/404',
      '/pl/404.html',
      '/.env',
      '/.git/config',
      '/.htaccess',
      '/pl/.hidden',
      '/.well-known',
      '/.well-known/nothing',
    ].map((target) => get('not served', target, missing)),
    get('compressed form', `/${feed}.br`, missing),
    get('compressed form of a page', `${fileOf(inner).replace(/^/, '/')}.gz`, missing),
    ...[
      '/%2e%2e/package.json',
      '/%2E%2E/package.json',
      '/.%2e/package.json',
      '/..%2fpackage.json',
      '/..%5cpackage.json',
      '/%252e%252e/package.json',
      '/%252e%252e%252fpackage.json',
      `${inner}%2f`,
      `${inner}%00`,
      `${inner}%2500`,
      `${inner}/%2e`,
      '/%ff%fe',
      '/%ed%a0%80',
      '/%c0%ae%c0%ae/',
      '/%',
      '/en/%zz',
    ].map((target) => get('refused', target, refused)),
    get('a way up', '/../package.json', refused),
    get('a backslash', '/..\\package.json', refused),
    get('a backslash inside', `${inner}\\x`, refused),
    get('a way up inside', `${inner}/../../package.json`, refused),
    ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'].map((method) => ({
      ...get(method, inner, notAllowed),
      method,
      headers: ['Content-Length: 0'],
    })),
    {
      ...get('POST to nothing', '/nowhere', notAllowed),
      method: 'POST',
      headers: ['Content-Length: 0'],
    },
    ...[
      get('HEAD', inner, page()),
      get('HEAD of a redirect', `${inner}/`, moved(inner)),
      get('HEAD of nothing', '/nowhere', missing),
      get('HEAD of a file', '/robots.txt', fileAnswer('robots.txt')),
    ].map((request) => ({ ...request, method: 'HEAD' })),
    {
      ...get('first bytes', '/robots.txt', {
        ...fileAnswer('robots.txt'),
        status: 206,
        more: { 'content-length': '10' },
      }),
      headers: ['Range: bytes=0-9'],
    },
    {
      ...get('last bytes', inner, { ...page(), status: 206, more: { 'content-length': '5' } }),
      headers: ['Range: bytes=-5'],
      notBySirv: 'it sends the first six bytes, and says so',
    },
    {
      ...get('bytes of a page', inner, {
        ...page(),
        status: 206,
        more: { 'content-length': '100' },
      }),
      headers: [`Range: ${size}`],
    },
    { ...get('bytes of nothing', '/nowhere', missing), headers: [`Range: ${size}`] },
    {
      ...get('Brotli', inner, {
        ...page(),
        more: { 'content-encoding': 'br', vary: 'Accept-Encoding' },
      }),
      headers: ['Accept-Encoding: gzip, deflate, br'],
    },
    {
      ...get('gzip', inner, {
        ...page(),
        more: { 'content-encoding': 'gzip', vary: 'Accept-Encoding' },
      }),
      headers: ['Accept-Encoding: gzip'],
    },
    { ...get('no encoding', inner, page()), headers: ['Accept-Encoding: identity'] },
    {
      ...get('Brotli of a feed', sent(feed), {
        ...fileAnswer(feed),
        more: { 'content-encoding': 'br' },
      }),
      headers: ['Accept-Encoding: br, gzip'],
    },
  ];
}
