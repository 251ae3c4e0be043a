import { parseHtml } from './parse-html';

/** What the MDN HTTP Observatory finds in one of its tests. */
export type Rating = { test: string; result: string; points: number };

/** A page as it was answered, and what the answer to a preflight request of a stranger says. */
export type Answered = {
  headers: Headers;
  html: string;
  preflight: Headers;
};

/**
 * The points of every result, from the table of its scanner (@mdn/mdn-http-observatory 1.4.8, src/grader/charts.js), which is
 * no dependency: 195 packages, among them a database driver in native code. Left out are the test of redirections, which
 * is of the host that ends TLS, and the result "preloaded", which is of a list in browsers.
 */
const points = {
  'content-security-policy': {
    'default-src none, nothing unsafe': 10,
    'nothing unsafe': 5,
    'unsafe styles': 0,
    'a directive twice': 0,
    'pictures or media by http': -10,
    'unsafe-eval': -10,
    'unsafe-inline or any host': -20,
    'scripts or styles by http': -20,
    none: -25,
  },
  cookies: { none: 0, 'without SameSite': 0, 'secure, HttpOnly and SameSite': 5, insecure: -20 },
  'cross-origin-resource-sharing': {
    none: 0,
    'public or restricted': 0,
    'anybody with cookies': -50,
  },
  'referrer-policy': { private: 5, none: 0, unsafe: -5, unknown: -5 },
  'strict-transport-security': { 'six months or more': 0, 'less than six months': -10, none: -20 },
  'subresource-integrity': {
    'scripts with integrity': 5,
    'no scripts': 0,
    'own scripts without integrity': 0,
    'foreign scripts without integrity': -5,
    'foreign scripts by http': -50,
  },
  'x-content-type-options': { nosniff: 0, none: -5 },
  'x-frame-options': { 'frame-ancestors': 5, 'deny or same origin': 0, none: -20 },
  'cross-origin-resource-policy': {
    'same origin or same site': 10,
    'cross-origin': 0,
    none: 0,
    unknown: -5,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, number>>>>;

type Points = typeof points;
type TestName = keyof Points;

/** The most points a site can get that sets no cookies: a cookie only to have it rated would be none. */
export const bestPoints: Readonly<Record<TestName, number>> = {
  'content-security-policy': 10,
  cookies: 0,
  'cross-origin-resource-sharing': 0,
  'referrer-policy': 5,
  'strict-transport-security': 0,
  'subresource-integrity': 5,
  'x-content-type-options': 0,
  'x-frame-options': 5,
  'cross-origin-resource-policy': 10,
};

const anyHost = /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/;

/** Directives and their values; `twice` where one of them comes more than once. */
function parsePolicy(header: string): { directives: Map<string, string[]>; twice: boolean } {
  const parts = header.split(';').map((part) => part.trim().split(/\s+/));
  const named = parts.filter(([name]) => name);
  const directives = new Map<string, string[]>();
  for (const [name = '', ...values] of named)
    if (!directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), values);
  return { directives, twice: directives.size < named.length };
}

function ratePolicy(header: string | null): keyof Points['content-security-policy'] {
  if (header === null) return 'none';
  const { directives, twice } = parsePolicy(header);
  const sourcesOf = (name: string) =>
    directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const withoutHashed = (sources: readonly string[]) =>
    sources.some((source) => /^'(?:nonce|sha\d+)-/.test(source))
      ? sources.filter((source) => source !== "'unsafe-inline'")
      : sources;
  const scripts = withoutHashed(sourcesOf('script-src'));
  const styles = withoutHashed(sourcesOf('style-src'));
  const isUnsafe = (source: string) =>
    anyHost.test(source) || source === "'unsafe-inline'" || source === 'data:';
  const passive = ['img-src', 'media-src'];
  const active = [...directives].filter(([name]) => !passive.includes(name));
  const isPlain = (source: string) => /^(?:http|ftp):/.test(source);
  if (scripts.some(isUnsafe) || sourcesOf('object-src').some((one) => anyHost.test(one)))
    return 'unsafe-inline or any host';
  if (active.some(([, sources]) => sources.some(isPlain))) return 'scripts or styles by http';
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return 'unsafe-eval';
  if (passive.some((name) => sourcesOf(name).some(isPlain))) return 'pictures or media by http';
  if (styles.some(isUnsafe)) return 'unsafe styles';
  if (twice) return 'a directive twice';
  return directives.get('default-src')?.join() === "'none'"
    ? 'default-src none, nothing unsafe'
    : 'nothing unsafe';
}

function rateCookies(cookies: readonly string[]): keyof Points['cookies'] {
  if (cookies.length === 0) return 'none';
  const has = (attribute: RegExp) => cookies.every((cookie) => attribute.test(cookie));
  if (!has(/;\s*secure/i) || !has(/;\s*httponly/i)) return 'insecure';
  return has(/;\s*samesite=(?:lax|strict|none)/i)
    ? 'secure, HttpOnly and SameSite'
    : 'without SameSite';
}

function rateSharing(preflight: Headers): keyof Points['cross-origin-resource-sharing'] {
  const origin = preflight.get('access-control-allow-origin');
  if (origin === null) return 'none';
  const withCookies = preflight.get('access-control-allow-credentials') === 'true';
  return withCookies && origin !== '*' ? 'anybody with cookies' : 'public or restricted';
}

function rateReferrer(header: string | null): keyof Points['referrer-policy'] {
  if (header === null) return 'none';
  const last =
    header
      .toLowerCase()
      .split(/\s*,\s*/)
      .at(-1) ?? '';
  if (/^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(last))
    return 'private';
  return /^(?:origin(?:-when-cross-origin)?|unsafe-url|no-referrer-when-downgrade)$/.test(last)
    ? 'unsafe'
    : 'unknown';
}

function rateTransport(header: string | null): keyof Points['strict-transport-security'] {
  const [, seconds] = /max-age=(\d+)/i.exec(header ?? '') ?? [];
  if (seconds === undefined) return 'none';
  return Number(seconds) >= 15_768_000 ? 'six months or more' : 'less than six months';
}

function rateScripts(html: string): keyof Points['subresource-integrity'] {
  const scripts = [...parseHtml(html).querySelectorAll('script')];
  if (scripts.length === 0) return 'no scripts';
  const loaded = scripts.map((script) => ({
    source: script.getAttribute('src') ?? '',
    hasIntegrity: script.hasAttribute('integrity'),
  }));
  const foreign = loaded.filter(({ source }) => /^(?:https?:)?\/\//.test(source));
  if (foreign.some(({ source }) => !source.startsWith('https:'))) return 'foreign scripts by http';
  if (foreign.some(({ hasIntegrity }) => !hasIntegrity)) return 'foreign scripts without integrity';
  return loaded.some(({ source, hasIntegrity }) => source !== '' && hasIntegrity)
    ? 'scripts with integrity'
    : 'own scripts without integrity';
}

function rateFrames(headers: Headers): keyof Points['x-frame-options'] {
  const { directives } = parsePolicy(headers.get('content-security-policy') ?? '');
  if (directives.has('frame-ancestors')) return 'frame-ancestors';
  return /^(?:deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '')
    ? 'deny or same origin'
    : 'none';
}

function rateResources(header: string | null): keyof Points['cross-origin-resource-policy'] {
  if (header === null) return 'none';
  if (/^same-(?:origin|site)$/i.test(header)) return 'same origin or same site';
  return header === 'cross-origin' ? 'cross-origin' : 'unknown';
}

/**
 * Rates an answer as the MDN HTTP Observatory does, as if it had come by HTTPS.
 * @returns One rating for each of its tests.
 */
export function observatoryRatings({ headers, html, preflight }: Answered): Rating[] {
  const rate = <Test extends TestName>(test: Test, result: keyof Points[Test] & string) => ({
    test,
    result,
    points: Number(points[test][result]),
  });
  return [
    rate('content-security-policy', ratePolicy(headers.get('content-security-policy'))),
    rate('cookies', rateCookies(headers.getSetCookie())),
    rate('cross-origin-resource-sharing', rateSharing(preflight)),
    rate('referrer-policy', rateReferrer(headers.get('referrer-policy'))),
    rate('strict-transport-security', rateTransport(headers.get('strict-transport-security'))),
    rate('subresource-integrity', rateScripts(html)),
    rate(
      'x-content-type-options',
      headers.get('x-content-type-options') === 'nosniff' ? 'nosniff' : 'none',
    ),
    rate('x-frame-options', rateFrames(headers)),
    rate(
      'cross-origin-resource-policy',
      rateResources(headers.get('cross-origin-resource-policy')),
    ),
  ];
}

/**
 * Tests of the Observatory in which a page that is served falls short of the best.
 * @param address Of the page, on any server: `npm start`, nginx.
 */
export async function observatoryFaults(address: string): Promise<Rating[]> {
  const response = await fetch(address);
  const preflight = await fetch(address, {
    method: 'OPTIONS',
    headers: {
      'Access-Control-Request-Method': 'GET',
      Origin: 'https://http-observatory.security.mozilla.org',
    },
  });
  const answered = {
    headers: response.headers,
    html: await response.text(),
    preflight: preflight.headers,
  };
  return observatoryRatings(answered).filter(
    ({ test, points: got }) => got < bestPoints[test as TestName],
  );
}
