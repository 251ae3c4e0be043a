import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Ask, serveSampleSite } from '@/tests/support/sample-site';
import { writeTree } from '@/tests/support/temporary-tree';
import { cleanPath, readRedirects } from './site-server';

let ask: Ask;

beforeAll(async () => {
  ({ ask } = await serveSampleSite());
});

describe('pages and files', () => {
  it.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/about/team', 'team'],
    ['/pl', 'strona główna'],
    ['/pl/o-nas', 'o nas'],
    ['/about?type=news', 'about'],
  ])('serves %s at its clean address', async (target, body) => {
    const response = await ask(target);
    expect(response).toMatchObject({ status: 200, body });
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('serves other files under their names', async () => {
    expect(await ask('/robots.txt')).toMatchObject({ status: 200, body: 'User-agent: *' });
    expect(await ask('/a%20name.txt')).toMatchObject({ status: 200, body: 'blank' });
  });

  it.each([
    ['/feeds/blog.rss', 'application/rss+xml;charset=utf-8'],
    ['/pl/feeds/tags/dora.atom', 'application/atom+xml;charset=utf-8'],
    ['/feeds/all.json', 'application/feed+json;charset=utf-8'],
    ['/data.json', 'application/json'],
  ])('says what %s is: %s', async (target, type) => {
    const files = { [target.slice(1)]: 'feed' };
    const response = await (await serveSampleSite(files)).ask(target);
    expect(response).toMatchObject({ status: 200, body: 'feed' });
    expect(response.headers['content-type']?.replace('; ', ';')).toBe(type);
  });

  it('lets hashed files be kept for a year and has all others asked for again', async () => {
    const hashed = await ask('/_next/static/chunks/a.js');
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const page = await ask('/about');
    expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(page.headers['x-content-type-options']).toBe('nosniff');
  });

  it('answers 304 to who has the page already', async () => {
    const { etag } = (await ask('/about')).headers;
    const again = await ask('/about', { headers: [`If-None-Match: ${etag}`] });
    expect(again).toMatchObject({ status: 304, body: '' });
  });
});

it('follows a build that happens while it serves', async () => {
  const { ask: askAbout, directory } = await serveSampleSite();
  writeFileSync(path.join(directory, 'new.html'), 'new');
  rmSync(path.join(directory, 'about.html'));
  expect(await askAbout('/new')).toMatchObject({ status: 200, body: 'new' });
  expect(await askAbout('/new/')).toMatchObject({ status: 301 });
  expect(await askAbout('/about')).toMatchObject({ status: 404, body: 'not found' });
});

it('gives each visitor one site or the other while sites take each other’s place', async () => {
  const { ask: askPage, directory } = await serveSampleSite();
  const other = writeTree({ 'about.html': 'another about, and a longer one', '404.html': 'gone' });
  const aside = `${other}.aside`;
  const answers = new Set<string>();
  let isOver = false;
  const visit = async () => {
    while (!isOver) {
      const { status, body, headers } = await askPage('/about');
      answers.add(`${status} ${headers['content-length']} ${body}`);
    }
  };
  const visitors = [visit(), visit(), visit()];
  for (let swap = 0; swap < 200; swap += 1) {
    renameSync(directory, aside);
    renameSync(other, directory);
    renameSync(aside, other);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  isOver = true;
  await Promise.all(visitors);
  expect([...answers].sort()).toEqual(['200 31 another about, and a longer one', '200 5 about']);
});

describe('ranges', () => {
  it.each([
    ['bytes=0-1', 206, 'ab'],
    ['bytes=3-', 206, 'ut'],
    ['bytes=2-99', 206, 'out'],
    ['bytes=99-', 416, ''],
    ['bytes=-2', 206, 'ut'],
    ['bytes=-99', 206, 'about'],
  ])('answers %s', async (range, status, body) => {
    expect(await ask('/about', { headers: [`Range: ${range}`] })).toMatchObject({ status, body });
  });

  it.each(['bytes=3-1', 'bytes=-0', 'bytes=0-1,3-4', 'bytes=a-b', 'bytes', 'lines=1-2'])(
    'gives the whole page for %s, of which it can give no part',
    async (range) => {
      const response = await ask('/about', { headers: [`Range: ${range}`] });
      expect(response).toMatchObject({ status: 200, body: 'about' });
    },
  );
});

describe('canonical spelling', () => {
  it.each([
    ['.html', '/about.html', '/about'],
    ['index', '/index', '/'],
    ['index.html', '/pl/index.html', '/pl'],
    ['a closing slash', '/pl/o-nas/', '/pl/o-nas'],
    ['upper case', '/About/TEAM', '/about/team'],
    ['an upper-case language', '/PL', '/pl'],
    ['doubled slashes', '//about//team', '/about/team'],
    ['all of it', '//PL//O-NAS.html', '/pl/o-nas'],
  ])('redirects %s for good and keeps the query', async (_name, target, location) => {
    for (const query of ['', '?type=blog&x=%2F..%2F']) {
      const { status, headers } = await ask(`${target}${query}`);
      expect({ status, location: headers['location'] }).toEqual({
        status: 301,
        location: `${location}${query}`,
      });
    }
  });
});

describe('rules', () => {
  it.each([
    ['/old', 301, '/about'],
    ['/old/', 301, '/about'],
    ['/OLD', 301, '/about'],
    ['/career?a=b', 302, '/pl/o-nas?a=b'],
    ['/stary-adres', 301, '/pl/o-nas'],
    ['/en', 301, '/'],
    ['/en/', 301, '/'],
    ['/en/about/team?x=1', 301, '/about/team?x=1'],
    ['/EN/About', 301, '/about'],
    ['/en/a%3Fb?c=d', 301, '/a%3Fb?c=d'],
    ['/en/a%23b/%C5%BC%20', 301, '/a%23b/%C5%BC%20'],
    ['/en/100%25', 301, '/100%25'],
    ['/de', 302, '/'],
    ['/de/seite/eins', 302, '/'],
  ])('redirects %s (%i) to %s', async (target, status, location) => {
    const response = await ask(target);
    expect(response.status).toBe(status);
    expect(response.headers['location']).toBe(location);
    expect(response.body).toBe('');
  });
});

describe('addresses of nothing', () => {
  it.each([
    ['/nowhere', 'not found'],
    ['/nowhere/', 'not found'],
    ['/about/nobody', 'not found'],
    ['/plan', 'not found'],
    ['/pl/nigdzie', 'nie znaleziono'],
    ['/pl/nigdzie?a=b', 'nie znaleziono'],
    ['/pl//nigdzie/', 'nie znaleziono'],
  ])('get the not-found page of their language: %s', async (target, body) => {
    const response = await ask(target);
    expect(response).toMatchObject({ status: 404, body });
    expect(response.headers['content-type']).toContain('text/html');
  });

  it.each(['/_redirects', '/_headers', '/404', '/404.html', '/_redirects/', '/%5fredirects'])(
    'are the files that configure the host: %s',
    async (target) => {
      expect(await ask(target)).toMatchObject({ status: 404, body: 'not found' });
    },
  );

  it('are the Polish not-found page and folders without a page', async () => {
    expect(await ask('/pl/404')).toMatchObject({ status: 404, body: 'nie znaleziono' });
    expect(await ask('/_next/static')).toMatchObject({ status: 404, body: 'not found' });
  });

  it('are files whose names begin with a dot, but for /.well-known/', async () => {
    const files = {
      '.hidden.html': 'x',
      '.git/config': 'x',
      '.well-known/security.txt': 'Contact',
    };
    const { ask: askAbout } = await serveSampleSite(files);
    for (const target of ['/.hidden', '/.hidden.html', '/.git/config', '/about/.hidden']) {
      expect(await askAbout(target)).toMatchObject({ status: 404, body: 'not found' });
    }
    expect(await askAbout('/.well-known/security.txt')).toMatchObject({
      status: 200,
      body: 'Contact',
    });
  });
});

describe('methods', () => {
  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses %s', async (method) => {
    const response = await ask('/about', { method, headers: ['Content-Length: 0'] });
    expect(response.status).toBe(405);
    expect(response.headers['allow']).toBe('GET, HEAD');
  });

  it('answers HEAD like GET, without the body', async () => {
    for (const target of ['/about', '/nowhere', '/old']) {
      const get = await ask(target);
      const head = await ask(target, { method: 'HEAD' });
      expect(head.body).toBe('');
      expect(head.status).toBe(get.status);
      expect(head.headers['content-type']).toBe(get.headers['content-type']);
      expect(head.headers['location']).toBe(get.headers['location']);
    }
  });
});

it.each([
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/healthz', 'application/json'],
])('says of %s what it is, and in which encoding', async (file, type) => {
  const { ask } = await serveSampleSite({ [file.slice(1)]: 'zażółć' });
  const response = await ask(file);
  expect(response.status).toBe(200);
  expect(response.headers['content-type']).toBe(type);
});

describe('cleanPath', () => {
  it.each([
    '/',
    '/about',
    '/pl/o-nas',
    '/_next/static/a.js',
    '/a.b',
    '/index.js',
    '/.well-known/x',
  ])('takes %s as it is', (path) => {
    expect(cleanPath(path)).toEqual({ path, isCanonical: true });
  });

  it.each([
    ['a closing slash', '/about/', '/about'],
    ['several closing slashes', '/about///', '/about'],
    ['doubled slashes', '//pl//o-nas', '/pl/o-nas'],
    ['nothing but slashes', '///', '/'],
    ['.html', '/about.html', '/about'],
    ['index', '/pl/index', '/pl'],
    ['index.html', '/pl/index.html', '/pl'],
    ['index at the top', '/index.html', '/'],
    ['no slash at the beginning', 'about', '/about'],
  ])('knows the better spelling of a path with %s', (_name, raw, path) => {
    expect(cleanPath(raw)).toEqual({ path, isCanonical: false });
  });

  it('decodes a path once', () => {
    expect(cleanPath('/za%C5%BC%C3%B3%C5%82%C4%87')?.path).toBe('/zażółć');
    expect(cleanPath('/100%25')?.path).toBe('/100%');
    expect(cleanPath('/a%20b')?.path).toBe('/a b');
  });

  it('leaves upper case to whoever knows which files there are', () => {
    expect(cleanPath('/About')).toEqual({ path: '/About', isCanonical: true });
  });

  it('does not take three dots for a way up', () => {
    expect(cleanPath('/a/.../b')?.path).toBe('/a/.../b');
  });

  it.each([
    ['a way up', '/../secret'],
    ['a way up in the middle', '/a/../../secret'],
    ['a way up at the end', '/a/..'],
    ['the folder itself', '/a/./b'],
    ['encoded dots', '/%2e%2e/secret'],
    ['encoded dots in capitals', '/%2E%2E/secret'],
    ['half encoded dots', '/.%2e/secret'],
    ['dots encoded twice', '/%252e%252e/secret'],
    ['an encoded slash', '/a%2fb'],
    ['a slash encoded twice', '/a%252Fb'],
    ['a backslash', '/..\\secret'],
    ['an encoded backslash', '/..%5csecret'],
    ['a backslash encoded twice', '/..%255csecret'],
    ['NUL', '/about\0'],
    ['an encoded NUL', '/about%00.html'],
    ['a NUL encoded twice', '/about%2500'],
    ['a percent sign alone', '/100%'],
    ['a percent sign before no number', '/%zz'],
    ['bytes that are no UTF-8', '/%ff%fe'],
    ['half a character', '/%ed%a0%80'],
  ])('refuses %s', (_name, raw) => {
    expect(cleanPath(raw)).toBeUndefined();
  });
});

const rulesOf = (text: string) => readRedirects(writeTree({ _redirects: text }));

describe('readRedirects', () => {
  it('reads from, to and status', () => {
    const redirectOf = rulesOf('/old /new 301\n/away   /there\t302\n');
    expect(redirectOf('/old')).toEqual({ location: '/new', status: 301 });
    expect(redirectOf('/away')).toEqual({ location: '/there', status: 302 });
    expect(redirectOf('/older')).toBeUndefined();
    expect(redirectOf('/old/')).toBeUndefined();
  });

  it('puts the rest of the path in place of the splat, as it is', () => {
    const redirectOf = rulesOf('/en/* /:splat 301\n/x/* /y/:splat/z 302\n');
    expect(redirectOf('/en/a/b')).toEqual({ location: '/a/b', status: 301 });
    expect(redirectOf('/en/')).toEqual({ location: '/', status: 301 });
    expect(redirectOf('/x/$&$1')?.location).toBe('/y/$&$1/z');
  });

  it('keeps what is encoded in the rest of the path from beginning a query or an anchor', () => {
    const redirectOf = rulesOf('/en/* /:splat 301\n');
    expect(redirectOf('/en/a?b#c%d/ż e')?.location).toBe('/a%3Fb%23c%25d/%C5%BC%20e');
  });

  it('knows a path whether its rule writes it percent-encoded or not', () => {
    const redirectOf = rulesOf(
      '/o-%C5%BC /a 301\n/ó /b 301\n/en/a%3Fb /c?d=e#f 301\n/100% /e 301\n',
    );
    expect(['/o-ż', '/ó', '/en/a?b', '/100%'].map((path) => redirectOf(path)?.location)).toEqual([
      '/a',
      '/b',
      '/c?d=e#f',
      '/e',
    ]);
  });

  it('may forget the rest of the path', () => {
    expect(rulesOf('/de/* / 302\n')('/de/seite')).toEqual({ location: '/', status: 302 });
  });

  it('does not take a longer word for the beginning of a path', () => {
    const redirectOf = rulesOf('/de / 302\n/de/* / 302\n');
    expect(redirectOf('/design')).toBeUndefined();
    expect(redirectOf('/de')?.location).toBe('/');
  });

  it('prefers an exact rule, then the first that fits', () => {
    const redirectOf = rulesOf('/en/* /:splat 301\n/en/a/* /late 301\n/en/a/b /exact 301\n');
    expect(redirectOf('/en/a/b')?.location).toBe('/exact');
    expect(redirectOf('/en/a/c')?.location).toBe('/a/c');
  });

  it('skips comments, empty lines, and lines that are no rule', () => {
    const redirectOf = rulesOf('# /a /b 301\n\n/lonely\n\r\n/old /new 301\r\n');
    expect(redirectOf('/a')).toBeUndefined();
    expect(redirectOf('#')).toBeUndefined();
    expect(redirectOf('/lonely')).toBeUndefined();
    expect(redirectOf('/old')).toEqual({ location: '/new', status: 301 });
  });

  it('redirects nothing where there is no file', () => {
    expect(readRedirects(writeTree({ 'index.html': '' }))('/old')).toBeUndefined();
  });
});
