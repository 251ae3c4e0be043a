import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteRedirects } from '@/lib/content/redirects';
import { cacheControlOf, kindOf } from '@/lib/hosting/hosting';
import { policyHashes, securityHeaders } from '@/lib/hosting/policy';
import { locales } from '@/lib/i18n/locales';
import { escapeRegExp } from '@/lib/text/escape';
import {
  builtFiles,
  builtPages,
  fileOf,
  outDirectory,
  readBuilt,
} from '@/tests/support/built-site';
import { fileAnswer } from '@/tests/support/hosting-requests';
import { inlineScriptsIn } from '@/tests/support/inline-scripts';
import { pagesWithPathname, registry } from '@/tests/support/site-registry';

/** Headers by their names in lower case. */
type AnswerHeaders = Record<string, string>;

const readHostFile = (file: string): string =>
  readFileSync(path.join(`${outDirectory}-hosting`, file), 'utf8');

/** As found in the pages themselves, whatever the build says of them. */
const hashes = policyHashes(inlineScriptsIn(builtPages.map(readBuilt)));
const searchPages = locales.flatMap((locale) => registry.pathnameOf('search', locale) ?? []);
const redirects = siteRedirects(registry);

/** The headers that decide what a browser lets happen, of a page or file. */
const policyOf = (kind: Parameters<typeof securityHeaders>[0]['kind']): AnswerHeaders =>
  Object.fromEntries(
    Object.entries(securityHeaders({ kind, hashes })).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]),
  );

/** Every page and file that has an address, with the headers it must be sent with. */
const answers: readonly { pathname: string; headers: AnswerHeaders }[] = [
  ...pagesWithPathname.map(({ pathname }) => ({
    pathname,
    headers: {
      ...policyOf(searchPages.includes(pathname) ? 'search' : 'page'),
      'cache-control': cacheControlOf(pathname),
    },
  })),
  ...builtFiles
    .filter((file) => !/\.(html|br|gz)$|^_(headers|redirects)$/.test(file))
    .map((file) => ({
      pathname: `/${file}`,
      headers: {
        ...policyOf(kindOf(`/${file}`, { searchPages })),
        'cache-control': cacheControlOf(`/${file}`),
        'content-type': fileAnswer(file).type,
      },
    })),
];

/** A rule of `_headers`: for which paths, what it sets, and what of earlier rules it takes away. */
type HeaderFileRule = { path: string; set: [string, string][]; unset: string[] };

/** Reads `_headers` as Cloudflare Pages does (workers-shared, parseHeaders): paths, then indented lines. */
function parseHeadersFile(text: string): HeaderFileRule[] {
  const rules: HeaderFileRule[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
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

/** Which addresses a path of `_headers` is for; Netlify takes a dot beside `*` for any character (build, for_regexp.ts). */
const fits = {
  Cloudflare: (rule: string) => new RegExp(`^${rule.split('*').map(escapeRegExp).join('.*')}$`),
  Netlify: (rule: string) => new RegExp(`^${rule.replaceAll('*', '(.*)')}/?$`, 'i'),
};

/** Cloudflare joins what several rules set, unless a later one takes it away; Netlify lets the later one win. */
function headersBy(
  host: keyof typeof fits,
  rules: readonly HeaderFileRule[],
  pathname: string,
): AnswerHeaders {
  const headers: AnswerHeaders = {};
  for (const rule of rules.filter((one) => fits[host](one.path).test(pathname))) {
    if (host === 'Cloudflare') for (const name of rule.unset) delete headers[name];
    for (const [name, value] of rule.set) {
      const known = headers[name];
      headers[name] = known !== undefined && host === 'Cloudflare' ? `${known}, ${value}` : value;
    }
  }
  return headers;
}

describe('_redirects', () => {
  const rules = readBuilt('_redirects')
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  const folders = rules.filter(([from]) => from?.includes('*'));

  it('has at most 2,000 rules for single addresses, then 100 with a star (Cloudflare Pages)', () => {
    expect(folders).toHaveLength(100);
    expect(rules.slice(-100)).toEqual(folders);
    expect(rules.length - 100).toBeLessThanOrEqual(2000);
    expect(rules.filter((rule) => rule.length !== 3 || rule.join(' ').length > 1000)).toEqual([]);
  });

  it('leaves out no address and no likely language', () => {
    const single = redirects.filter(({ from }) => !from.endsWith('*'));
    const lines = rules.map((rule) => rule.join(' '));
    const wanted = single.map(({ from, to, status }) => `${encodeURI(from)} ${to} ${status}`);
    expect(wanted.filter((line) => !lines.includes(line))).toEqual([]);
    for (const code of ['de', 'uk', 'fr', 'cs', 'es', 'it', 'ja', 'zh'])
      expect(lines).toContain(`/${code}/* / 302`);
    expect(lines).toContain('/en/* /:splat 301');
  });
});

describe('_headers', () => {
  const text = readBuilt('_headers');
  const rules = parseHeadersFile(text);

  it.each(['Cloudflare', 'Netlify'] as const)(
    'gives every page and file its policy, caching and type on %s',
    (host) => {
      expect(answers.length).toBeGreaterThan(500);
      for (const { pathname, headers } of answers)
        expect(headersBy(host, rules, pathname), pathname).toMatchObject(headers);
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

  /** A source as a regular expression, as far as ours go (path-to-regexp 6). */
  const expressionOf = (source: string) =>
    new RegExp(`^${source.replace('/:rest*', '(?:/(.*))?')}$`);
  const rules = file.redirects.map((rule) => ({ ...rule, regex: expressionOf(rule.source) }));

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
    const caught = answers.filter(({ pathname }) =>
      rules.some(({ regex }) => regex.test(pathname)),
    );
    expect(caught).toEqual([]);
  });

  it('gives every page and file its policy, caching and type', () => {
    const headerRules = file.headers.map(({ source, headers }) => ({
      regex: expressionOf(source),
      headers: Object.fromEntries(headers.map(({ key, value }) => [key.toLowerCase(), value])),
    }));
    for (const { pathname, headers } of answers) {
      const fitting = headerRules.filter(({ regex }) => regex.test(pathname));
      const sent = Object.assign({}, ...fitting.map((rule) => rule.headers));
      expect(sent, pathname).toMatchObject(headers);
    }
  });
});

describe('the image', () => {
  const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
  const nginx = readFileSync('deploy/nginx.conf', 'utf8');

  it('is made in two stages, runs without root, and listens above 1023', () => {
    expect(dockerfile.match(/^FROM /gm)).toHaveLength(2);
    expect(/^USER (\S+)$/m.exec(dockerfile)?.[1]).toBe('www-data');
    const port = Number(/listen (\d+);/.exec(nginx)?.[1]);
    expect(port).toBeGreaterThan(1023);
    expect(dockerfile).toContain(`EXPOSE ${port}`);
  });

  it('writes nothing but to /tmp, which the composition gives it', () => {
    const written = [...nginx.matchAll(/^\s*(?:pid|\w+_temp_path)\s+(\S+);/gm)].map(
      ([, place]) => place,
    );
    expect(written.length).toBeGreaterThanOrEqual(6);
    expect(written.filter((place) => !place?.startsWith('/tmp/'))).toEqual([]);
    const compose = readFileSync('deploy/compose.yaml', 'utf8');
    expect(compose).toMatch(/read_only: true[\s\S]*tmpfs: \[\/tmp\]/);
  });

  it('copies what the build leaves', () => {
    const copied = [...dockerfile.matchAll(/--from=build \/website\/(\S+?)\/ /g)];
    expect(copied).toHaveLength(2);
    for (const [, folder = ''] of copied) expect(existsSync(folder), folder).toBe(true);
  });
});

it('names no page that is not there', () => {
  expect(
    pagesWithPathname.filter(({ pathname }) => !builtFiles.includes(fileOf(pathname))),
  ).toEqual([]);
});
