import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteRedirects } from '@/lib/content/redirects';
import { kindOf } from '@/lib/hosting/hosting';
import { policyHashes, securityHeaders } from '@/lib/hosting/policy';
import { locales } from '@/lib/i18n/locales';
import {
  builtFiles,
  builtPages,
  fileOf,
  outDirectory,
  readBuilt,
} from '@/tests/support/built-site';
import { hostingRequests } from '@/tests/support/hosting-requests';
import { inlineScriptsIn } from '@/tests/support/inline-scripts';
import { pagesWithPathname, registry } from '@/tests/support/site-registry';

/** Headers by their names in lower case. */
type AnswerHeaders = Record<string, string>;

const hostingFolder = `${outDirectory}-hosting`;

const readHostFile = (file: string): string => readFileSync(path.join(hostingFolder, file), 'utf8');

/** A rule of `_headers`: for which paths, what it sets, and what of earlier rules it takes away. */
type HeaderFileRule = { path: string; set: [string, string][]; unset: string[] };

/** Reads `_headers` as Cloudflare Pages does (workers-shared, parseHeaders): paths, then indented lines. */
function parseHeadersFile(text: string): HeaderFileRule[] {
  const rules: HeaderFileRule[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const rule = rules.at(-1);
    if (line.startsWith('/')) rules.push({ path: line, set: [], unset: [] });
    else if (!rule) throw new Error(`A header before any path: ${line}`);
    else if (line.startsWith('! ')) rule.unset.push(line.slice(2).toLowerCase());
    else {
      const colon = line.indexOf(':');
      if (colon < 1) throw new Error(`No header: ${line}`);
      rule.set.push([line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]);
    }
  }
  return rules;
}

const fits = (rule: HeaderFileRule, pathname: string) => {
  const [before = '', after] = rule.path.split('*');
  if (after === undefined) return rule.path === pathname;
  return pathname.startsWith(before) && pathname.endsWith(after);
};

/** Cloudflare joins what several rules set, unless a later one takes it away; Netlify lets the later one win. */
function headersBy(
  host: 'Cloudflare' | 'Netlify',
  rules: readonly HeaderFileRule[],
  pathname: string,
): AnswerHeaders {
  const headers: AnswerHeaders = {};
  for (const rule of rules.filter((one) => fits(one, pathname))) {
    if (host === 'Cloudflare') for (const name of rule.unset) delete headers[name];
    for (const [name, value] of rule.set) {
      const known = headers[name];
      headers[name] = known !== undefined && host === 'Cloudflare' ? `${known}, ${value}` : value;
    }
  }
  return headers;
}

/** A source of vercel.json as a regular expression, as far as ours go (path-to-regexp 6). */
function sourceExpression(source: string): RegExp {
  const parts = source.split(/(\\.|\/:\w+\*|:\w+\([^)]*\)|\(\.\*\))/).map((part) => {
    if (/^\\.$/.test(part)) return part;
    if (/^\/:\w+\*$/.test(part)) return '(?:/(.*))?';
    const named = /^:\w+\(([^)]*)\)$/.exec(part);
    if (named) return `(${named[1]})`;
    return part === '(.*)' ? part : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`);
}

type EdgeRequest = {
  method: string;
  uri: string;
  querystring: Record<string, { value: string }>;
  headers: Record<string, { value: string }>;
};
type EdgeResponse = { statusCode: number; headers: Record<string, { value: string }> };
type RequestHandler = (event: { request: EdgeRequest }) => Promise<EdgeRequest | EdgeResponse>;
type ResponseHandler = (event: { request: EdgeRequest; response: EdgeResponse }) => EdgeResponse;
type StoredObject = {
  file: string;
  key: string;
  contentType: string;
  cacheControl: string;
  contentEncoding?: string;
};

const queryOf = (query: string) =>
  Object.fromEntries(
    query
      .split('&')
      .filter((part) => part !== '')
      .map((part) => {
        const equals = part.indexOf('=');
        return equals < 0
          ? [part, { value: '' }]
          : [part.slice(0, equals), { value: part.slice(equals + 1) }];
      }),
  );

/** CloudFront over a bucket, as its functions, their store and the list of objects make it. */
function edgeOf(): (
  method: string,
  target: string,
  headers: Readonly<AnswerHeaders>,
) => Promise<{ status: number; headers: AnswerHeaders }> {
  const { data } = JSON.parse(readHostFile('object-storage/paths.json')) as {
    data: { key: string; value: string }[];
  };
  const paths = new Map(data.map(({ key, value }) => [key, value]));
  const objects = new Map(
    (JSON.parse(readHostFile('object-storage/objects.json')) as StoredObject[]).map((one) => [
      `/${one.key}`,
      one,
    ]),
  );
  const kvs = () => ({
    get: async (key: string) => {
      const value = paths.get(key);
      if (value === undefined) throw new Error(`No such key: ${key}`);
      return value;
    },
  });
  const load = (file: string) =>
    new Function(
      'cloudfront',
      `${readHostFile(`object-storage/${file}`).replace(/^import .*$/m, '')}\nreturn handler;`,
    )({ kvs });
  const onRequest = load('viewer-request.js') as RequestHandler;
  const onResponse = load('viewer-response.js') as ResponseHandler;
  return async (method, target, headers) => {
    const [uri = '', query = ''] = target.split(/\?(.*)/s);
    const values = Object.entries(headers).map(([name, value]) => [name, { value }]);
    const request = {
      method,
      uri,
      querystring: queryOf(query),
      headers: Object.fromEntries(values),
    };
    const asked = await onRequest({ request });
    const isAnswer = 'statusCode' in asked;
    const object = isAnswer ? undefined : objects.get(decodeURIComponent(asked.uri));
    if (!isAnswer && !object) throw new Error(`No such object: ${asked.uri}`);
    const stored: EdgeResponse = {
      statusCode: !isAnswer && asked.headers['range'] ? 206 : 200,
      headers: {
        'content-type': { value: object?.contentType ?? '' },
        'cache-control': { value: object?.cacheControl ?? '' },
        ...(object?.contentEncoding && { 'content-encoding': { value: object.contentEncoding } }),
      },
    };
    // Answers of the first function pass the second one, too.
    const response = onResponse({
      request: isAnswer ? request : asked,
      response: isAnswer ? asked : stored,
    });
    return {
      status: response.statusCode,
      headers: Object.fromEntries(
        Object.entries(response.headers).map(([name, { value }]) => [name, value]),
      ),
    };
  };
}

/** As found in the pages themselves, whatever the build says of them. */
const hashes = policyHashes(inlineScriptsIn(builtPages.map(readBuilt)));
const caching = {
  lasting: 'public, max-age=31536000, immutable',
  revalidated: 'public, max-age=0, must-revalidate',
};
const searchPages = locales.flatMap((locale) => registry.pathnameOf('search', locale) ?? []);

/** The headers that decide what a browser lets happen, of a page or file. */
const policyOf = (kind: Parameters<typeof securityHeaders>[0]['kind']) =>
  Object.fromEntries(
    Object.entries(securityHeaders({ kind, hashes })).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]),
  );

const lines = readBuilt('_redirects').trim().split('\n');
const redirects = siteRedirects(registry);

describe('_redirects', () => {
  it('has at most 2,000 rules for single addresses and 100 with a star (Cloudflare Pages)', () => {
    const folders = lines.filter((line) => line.split(' ')[0]?.includes('*'));
    expect(folders.length).toBeLessThanOrEqual(100);
    expect(folders.length).toBeGreaterThan(50);
    expect(lines.length - folders.length).toBeLessThanOrEqual(2000);
    expect(lines.filter((line) => line.length > 1000)).toEqual([]);
  });

  it('leaves out no address and no likely language', () => {
    const single = redirects.filter(({ from }) => !from.endsWith('*'));
    const wanted = single.map(({ from, to, status }) => `${from} ${to} ${status}`);
    expect(wanted.filter((line) => !lines.includes(line))).toEqual([]);
    for (const code of ['de', 'uk', 'fr', 'cs', 'es', 'it', 'ja', 'zh'])
      expect(lines).toContain(`/${code}/* / 302`);
    expect(lines).toContain('/en/* /:splat 301');
  });
});

describe('_headers', () => {
  const text = readBuilt('_headers');
  const rules = parseHeadersFile(text);

  it('has at most 100 rules, and no line above 2,000 characters (Cloudflare Pages)', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    expect(text.split('\n').filter((line) => line.length > 2000)).toEqual([]);
  });

  it.each(['Cloudflare', 'Netlify'] as const)('gives every page its policy on %s', (host) => {
    for (const { pathname } of pagesWithPathname) {
      const kind = searchPages.includes(pathname) ? 'search' : 'page';
      const headers = headersBy(host, rules, pathname);
      expect(headers, pathname).toMatchObject(policyOf(kind));
      expect(headers['cache-control']).toBe(caching.revalidated);
    }
  });

  it.each(['Cloudflare', 'Netlify'] as const)(
    'lets hashed files be kept, and gives drawings and the worker their policies on %s',
    (host) => {
      for (const file of builtFiles.filter((one) => /\.(svg|js|png|woff2|rss)$/.test(one))) {
        const headers = headersBy(host, rules, `/${file}`);
        const isLasting = /^(_next\/static|pictures\/variants)\//.test(file);
        expect(headers['cache-control'], file).toBe(
          isLasting ? caching.lasting : caching.revalidated,
        );
        const kind = kindOf(`/${file}`, { searchPages });
        if (kind === 'drawing' || kind === 'worker')
          expect(headers['content-security-policy'], file).toBe(
            policyOf(kind)['content-security-policy'],
          );
        expect(headers['x-content-type-options']).toBe('nosniff');
      }
    },
  );
});

describe('vercel.json', () => {
  const file = JSON.parse(readHostFile('vercel/vercel.json')) as {
    cleanUrls: boolean;
    trailingSlash: boolean;
    redirects: { source: string; destination: string; statusCode: number }[];
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const rules = file.redirects.map((rule) => ({ ...rule, regex: sourceExpression(rule.source) }));

  it('is within the limit of 2,048 routes, with addresses as ours', () => {
    expect(file.redirects.length + file.headers.length).toBeLessThanOrEqual(2048);
    expect(file).toMatchObject({ cleanUrls: true, trailingSlash: false });
  });

  it('leads where every redirect leads', () => {
    for (const { from, to, status } of redirects) {
      const asked = from.replace('*', 'some/thing');
      const rule = rules.find(({ regex }) => regex.test(asked));
      const destination = rule?.destination.replace(':rest*', 'some/thing');
      expect([destination, rule?.statusCode], asked).toEqual([
        to.replace(':splat', 'some/thing'),
        status,
      ]);
    }
  });

  it('redirects no page and no file', () => {
    const addresses = [
      ...pagesWithPathname.map(({ pathname }) => pathname),
      ...builtFiles.filter((one) => !one.endsWith('.html')).map((one) => `/${one}`),
    ];
    expect(addresses.filter((one) => rules.some(({ regex }) => regex.test(one)))).toEqual([]);
  });

  it('gives every page its policy', () => {
    for (const { pathname } of pagesWithPathname) {
      const headers = Object.assign(
        {},
        ...file.headers
          .filter(({ source }) => sourceExpression(source).test(pathname))
          .map(({ headers: list }) =>
            Object.fromEntries(list.map(({ key, value }) => [key.toLowerCase(), value])),
          ),
      );
      expect(headers, pathname).toMatchObject(
        policyOf(searchPages.includes(pathname) ? 'search' : 'page'),
      );
    }
  });
});

describe('object storage behind CloudFront', () => {
  const answer = edgeOf();

  // CloudFront sends bytes and gzip by itself, and Brotli for ranges never.
  const requests = hostingRequests().filter(
    ({ headers = [], isRefusedByParser }) =>
      !headers.some((one) => /^(Range|Accept-Encoding: gzip$)/.test(one)) && !isRefusedByParser,
  );

  it.each(
    requests.map((request) => [`${request.method ?? 'GET'} ${request.target}`, request] as const),
  )(
    'answers %s as our own server does',
    async (_name, { target, method = 'GET', headers = [], expected }) => {
      const sent = headers.map((line) => {
        const [name = '', value = ''] = line.split(': ');
        return [name.toLowerCase(), value];
      });
      const response = await answer(method, target, Object.fromEntries(sent));
      const { status, location, type, cache, kind, more } = expected;
      expect(response).toMatchObject({
        status,
        headers: {
          ...(location !== undefined && { location }),
          'content-type': type,
          'cache-control': caching[cache],
          ...policyOf(kind),
          ...more,
        },
      });
    },
  );

  it('uploads every file that has an address, hashed ones first', () => {
    const objects = JSON.parse(readHostFile('object-storage/objects.json')) as {
      file: string;
      cacheControl: string;
    }[];
    const names = objects.map(({ file }) => file);
    const missing = builtFiles.filter((file) => !names.includes(file));
    expect(missing.sort()).toEqual(['_headers', '_redirects']);
    expect(names.filter((file) => !existsSync(path.join(outDirectory, file)))).toEqual([]);
    const lasting = objects.map(({ cacheControl }) => cacheControl === caching.lasting);
    expect(lasting.lastIndexOf(true)).toBeLessThan(lasting.indexOf(false));
  });
});

describe('the image', () => {
  const dockerfile = readHostFile('docker/Dockerfile');

  it('is made in two stages, runs without root, and listens above 1023', () => {
    expect(dockerfile.match(/^FROM /gm)).toHaveLength(2);
    expect(/^USER (\S+)$/m.exec(dockerfile)?.[1]).toBe('www-data');
    const nginx = readHostFile('nginx/nginx.conf');
    const port = Number(/listen (\d+);/.exec(nginx)?.[1]);
    expect(port).toBeGreaterThan(1023);
    expect(dockerfile).toContain(`EXPOSE ${port}`);
  });

  it('writes nothing but to /tmp, which the composition gives it', () => {
    const nginx = readHostFile('nginx/nginx.conf');
    const written = [...nginx.matchAll(/^\s*(?:pid|\w+_temp_path)\s+(\S+);/gm)].map(
      ([, place]) => place,
    );
    expect(written.length).toBeGreaterThanOrEqual(6);
    expect(written.filter((place) => !place?.startsWith('/tmp/'))).toEqual([]);
    expect(readHostFile('docker/compose.yaml')).toMatch(/read_only: true[\s\S]*tmpfs: \[\/tmp\]/);
  });

  it('copies what the build leaves', () => {
    for (const [, folder = ''] of dockerfile.matchAll(/--from=build \/website\/(\S+?)\/ /g))
      expect(existsSync(folder), folder).toBe(true);
    expect(readFileSync('package-lock.json', 'utf8')).toContain('"lockfileVersion"');
  });
});

it('names no page that is not there', () => {
  expect(
    pagesWithPathname.filter(({ pathname }) => !builtFiles.includes(fileOf(pathname))),
  ).toEqual([]);
});
