import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteRedirects } from '@/lib/content/redirects';
import { kindOf } from '@/lib/hosting/hosting';
import { hashesOf, securityHeaders } from '@/lib/hosting/policy';
import { locales } from '@/lib/i18n/locales';
import { builtFiles, fileOf, outDirectory, readBuilt } from '@/tests/support/built-site';
import {
  edgeOf,
  headersBy,
  parseHeadersFile,
  readHostFile,
  sourceExpression,
} from '@/tests/support/host-files';
import { hostingRequests } from '@/tests/support/hosting-requests';
import { pagesWithPathname, registry } from '@/tests/support/site-registry';

const hashes = hashesOf(outDirectory);
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
