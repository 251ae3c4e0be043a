import { describe, expect, it } from 'vitest';
import { type Redirect, siteRedirects } from '@/lib/content/redirects';
import { documentOf, registryOf } from '@/tests/support/documents';
import { headersFile, redirectsFile } from './cloudflare';
import { describeHosting, findRedirect, indexRedirects } from './hosting';
import { nginxFiles } from './nginx';
import { vercelFile } from './vercel';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** More pages and languages than any host has room for, each page with a guess, as `siteRedirects` has them. */
const hosting = describeHosting({
  redirects: [
    ...numbers(400).map((n): Redirect => ({ from: `/f${n}/*`, to: `/g${n}/:splat`, status: 302 })),
    { from: '/en/*', to: '/:splat', status: 301 },
    ...['zz', 'de'].flatMap((code): Redirect[] => [
      { from: `/${code}`, to: '/', status: 302 },
      { from: `/${code}/*`, to: '/', status: 302 },
    ]),
    ...numbers(3000).map((n): Redirect => ({ from: `/guess-${n}`, to: '/a', status: 302 })),
    ...numbers(150).map((n): Redirect => ({ from: `/old-${n}`, to: '/a', status: 301 })),
    { from: '/last ż', to: '/a', status: 301 },
  ],
  pages: ['/', '/a', '/roadmap', ...numbers(3000).map((n) => `/folder-${n}/page`)],
  searchPages: numbers(30).map((n) => `/l${n}/search`),
  hashes: ["'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"],
});

it('leaves out guesses where Cloudflare reads no more redirects, and says how many', () => {
  const said: string[] = [];
  const text = redirectsFile(hosting, (line) => said.push(line));
  expect(said).toEqual([
    '_redirects (Cloudflare Pages) is without 1456 redirects, those of guessed addresses first: expected 2100 at most, 100 of them of folders, found 3556, 403 of them of folders',
  ]);
  const rules = text.trim().split('\n');
  expect(rules).toHaveLength(2100);
  expect(rules.slice(2000).filter((rule) => !rule.includes('/* '))).toEqual([]);
  expect(rules).toEqual(
    expect.arrayContaining([
      ...numbers(150).map((n) => `/old-${n} /a 301`),
      '/last%20%C5%BC /a 301',
      '/en/* /:splat 301',
      '/de / 302',
      '/de/* / 302',
    ]),
  );
  expect(rules).not.toContain('/zz/* / 302');
});

it('leaves out guesses where Vercel reads no more routes, and says how many', () => {
  const said: string[] = [];
  const { redirects, headers } = JSON.parse(vercelFile(hosting, (line) => said.push(line)));
  expect(redirects.length + headers.length).toBe(2048);
  expect(said).toEqual([
    expect.stringContaining(`vercel.json (Vercel) is without ${3556 - redirects.length} redirects`),
  ]);
  const sources = redirects.map(({ source }: { source: string }) => source);
  expect(sources).toEqual(expect.arrayContaining(['/old-149', '/en/:rest*', '/de/:rest*']));
  expect(sources).not.toContain('/zz');
});

describe('old addresses that end in .html, or have capitals', () => {
  const old = describeHosting({
    redirects: siteRedirects(
      registryOf([
        documentOf('costs/en', {
          redirectFrom: [
            '/old.html',
            '/Old-Page',
            '/Shop/Index.html',
            '/costs.html',
            '/o-%C5%BC.html',
          ],
        }),
      ]),
    ),
    pages: ['/costs'],
    searchPages: [],
    hashes: [],
  });

  /** The spellings that static hosts know, which compare letter by letter. */
  const spellings = [
    ...[
      '/old.html',
      '/old',
      '/Old-Page',
      '/old-page',
      '/costs.html',
      '/o-%C5%BC.html',
      '/o-%C5%BC',
    ],
    ...['/Shop/Index.html', '/shop'],
  ];

  it.each(spellings)('redirect in one step on static hosts: %s', (from) => {
    expect(redirectsFile(old).split('\n')).toContain(`${from} /costs 301`);
    const { redirects } = JSON.parse(vercelFile(old));
    const fits = ({ source }: { source: string }) =>
      new RegExp(`^${source.replace('/:rest*', '(?:/(.*))?')}$`).test(from);
    expect(redirects.find(fits)).toMatchObject({ destination: '/costs', statusCode: 301 });
  });

  it.each(['/old', '/old-page', '/shop', '/o-ż'])('redirect on our servers: %s', (path) => {
    expect(findRedirect(indexRedirects(old), path)).toEqual({ to: '/costs', status: 301 });
    expect(nginxFiles(old)['maps.conf']).toContain(`    "${path}" "/costs";\n`);
  });

  it('hide no page', () => {
    expect(redirectsFile(old)).not.toMatch(/^\/costs /m);
  });

  it('are looked up before Vercel takes the ending away', () => {
    const { cleanUrls, rewrites, redirects } = JSON.parse(vercelFile(old));
    expect(cleanUrls).toBeUndefined();
    expect(rewrites).toEqual([{ source: '/(.*)', destination: '/$1.html' }]);
    expect(redirects.at(-1)).toEqual({
      source: '/(.*)\\.html',
      destination: '/$1',
      statusCode: 308,
    });
    expect(JSON.parse(vercelFile(hosting))).toMatchObject({ cleanUrls: true });
  });
});

it('says nothing where a host has room for all', () => {
  const few = { ...hosting, redirects: hosting.redirects.slice(-50) };
  const tell = (line: string) => expect.unreachable(line);
  expect(redirectsFile(few, tell).trim().split('\n')).toHaveLength(50);
  expect(JSON.parse(vercelFile(few, tell)).redirects).toHaveLength(50);
});

it('keeps every rule for headers within what Cloudflare reads, however many pages and folders there are', () => {
  const lines = headersFile(hosting).trim().split('\n');
  const paths = lines.filter((line) => line.startsWith('/'));
  expect(paths.length).toBeLessThanOrEqual(100);
  expect(paths).toEqual(expect.arrayContaining(['/*', '/l29/search', '/*.svg', '/*.pdf']));
  expect(lines.filter((line) => line.length > 2000)).toEqual([]);
});

it('lets no file have rules that a host would take for those of a page', () => {
  expect(headersFile(hosting)).not.toContain('/*.map\n');
});

it('tells nginx of every redirect and page', () => {
  const { 'maps.conf': maps = '' } = nginxFiles(hosting);
  for (const { from, to } of hosting.redirects.slice(-3151))
    expect(maps).toContain(`    "${from}" "${to}";\n`);
  for (const page of hosting.pages) expect(maps).toContain(`    "${page}" "${page}";\n`);
});
