import { describe, expect, it } from 'vitest';
import { type SamplePage, sampleSite } from '@/tests/support/review-site';
import { compareSites } from './compare-sites';
import { groupChanges } from './groups';
import { readPage } from './pages/finished-page';

const compare = (before: Parameters<typeof sampleSite>, after: Parameters<typeof sampleSite>) =>
  compareSites({ site: sampleSite(...before) }, { site: sampleSite(...after) });

type Pages = Readonly<Record<string, string | SamplePage>>;

/** What a review says about two sites: title and pathnames of each change. */
const told = (before: Pages, after: Pages, files: [object, object] = [{}, {}]) => {
  const found = compare([before, { ...files[0] }], [after, { ...files[1] }]);
  return groupChanges(found).flatMap((group) =>
    group.changes.map(({ title }) =>
      [title, ...group.pages.map(({ pathname }) => pathname)].join(' '),
    ),
  );
};

const both = { en: '/a', pl: '/pl/a' };
const filler = '<h2>Costs</h2><p>What each of the systems costs and why it does.</p>';
const english: SamplePage = { body: filler, alternates: both };
const polish: SamplePage = {
  body: '<h2>Koszty</h2><p>Ile kosztuje każdy system.</p>',
  alternates: both,
};
const pages = { '/': '<p>Home</p>', '/a': english, '/pl/a': polish };

describe('a review', () => {
  it('is empty for the same site, whatever a build names its files and in which order its tags are', () => {
    const rebuilt = Object.fromEntries(
      Object.entries(pages).map(([pathname, page]) => [
        pathname,
        { ...(typeof page === 'string' ? { body: page } : page), build: 'another' },
      ]),
    );
    expect(told(pages, rebuilt)).toEqual([]);
  });

  it('is empty for the same site, whichever way its pages begin their scripts', () => {
    const inForm = (form: SamplePage['form'], build: string) =>
      Object.fromEntries(
        Object.entries(pages).map(([pathname, page]) => [
          pathname,
          { ...(typeof page === 'string' ? { body: page } : page), build, form },
        ]),
      );
    const code = 'run();'.repeat(1000);
    const policy = (hash: string) =>
      `/*\n  Content-Security-Policy: script-src 'self' 'sha256-${hash}'`;
    const earlier = [
      inForm('names', 'one'),
      {
        '_next/static/chunks/one.js': code,
        '_next/static/page-data/one.json': '[]',
        '__next._tree.txt': '1',
        _headers: policy('one='),
        healthz: 'one',
      },
    ] satisfies Parameters<typeof sampleSite>;
    const now = [
      inForm('addresses', 'another'),
      {
        '_next/static/chunks/another.js': code,
        '_next/static/page-data/another.js': code,
        'a/__next.a.txt': '2',
        _headers: policy('two='),
        healthz: 'two',
      },
    ] satisfies Parameters<typeof sampleSite>;
    expect(told(earlier[0], now[0], [earlier[1], now[1]])).toEqual([]);
    expect(told(now[0], earlier[0], [now[1], earlier[1]])).toEqual([]);
    for (const [pages, files] of [earlier, now])
      expect(readPage(sampleSite(pages, files), '/a').bytes.scripts).toBe(code.length);
  });

  it('finds headers that changed, and code of scripts that did, whatever its files are called', () => {
    const of = (headers: string, code: string) => ({
      _headers: headers,
      '_next/static/chunks/one.js': code,
    });
    const files = (one: object, other: object) => told(pages, pages, [one, other]);
    expect(files(of('A: 1', 'run()'), of('A: 2', 'run()'))).toEqual(['File /_headers changed']);
    expect(files(of('A: 1', 'run()'), of('A: 1', 'walk()'))).toEqual(['Scripts changed']);
  });

  it('is silent about names of fields that React has numbered otherwise', () => {
    const field = (name: string) => `${filler}<input type="radio" name="${name}-plan"/>`;
    const page = (name: string) => ({ ...pages, '/a': { ...english, body: field(name) } });
    expect(told(page('_S_5_'), page('_S_7_'))).toEqual([]);
    expect(told(page('_S_5_'), page('size'))).not.toEqual([]);
  });

  it('names the page and language of a changed paragraph, and the translation that stayed', () => {
    const now = { ...english, body: filler.replace('costs and why', 'will cost and why') };
    expect(told(pages, { ...pages, '/a': now })).toEqual([
      'Changed in English alone /pl/a',
      'Text changed /a',
    ]);
    const { pages: found } = compare([pages], [{ ...pages, '/a': now }]);
    expect(found.map(({ pathname, status }) => [pathname, status])).toEqual([
      ['/a', 'changed'],
      ['/pl/a', 'lagging'],
    ]);
  });

  it('tells no lag where both languages changed', () => {
    const now = {
      ...pages,
      '/a': { ...english, body: '<p>Something else</p>' },
      '/pl/a': { ...polish, body: '<p>Coś innego</p>' },
    };
    expect(told(pages, now).join()).not.toContain('alone');
  });

  it('puts a number that many pages show into one change', () => {
    const of = (number: string): Pages => ({
      '/': `<p>We keep ${number} % of the time.</p>`,
      '/x': `<h2>Available ${number} %</h2><p>Other words</p>`,
      '/y': '<p>No number</p>',
    });
    expect(told(of('99.95'), of('99.97'))).toEqual(['Text changed / /x']);
  });

  it('tells pages that came, went, and moved with and without a redirect', () => {
    const before = { '/': 'Home', '/gone': 'This was here', '/old': 'A text', '/lost': 'B text' };
    const after = { '/': 'Home', '/new': 'This is new', '/now': 'A text', '/found': 'B text' };
    const redirects = { _redirects: '/old /now 301\n' };
    expect(told(before, after, [{}, redirects]).sort()).toEqual([
      'Page added /new',
      'Page moved /now',
      'Page moved; its old address answers “not found” /found',
      'Page removed; its address answers “not found” /gone',
      'Redirect /old added',
    ]);
  });

  it('finds redirects, files, links, anchors, titles, metadata and structured data that changed', () => {
    const data = (name: string) =>
      `<script type="application/ld+json">{"@type":"Thing","name":"${name}"}</script>`;
    const before = {
      '/': {
        body: '<p id="here"><a href="/x?plan=a">Try it now</a></p>',
        head: `<meta name="robots" content="index"/>${data('Old thing')}`,
      },
    };
    const after = {
      '/': {
        body: '<p><a href="/x?plan=b">Try it now</a></p>',
        title: 'A title that goes on and on until no list of results has room for all of it',
        description: '',
        head: `<meta name="robots" content="noindex"/>${data('New thing')}`,
      },
    };
    const files = [
      { _redirects: '/old / 301\n', 'downloads/a.pdf': 'a' },
      { _redirects: '/old /x 301\n', 'downloads/a.pdf': 'b' },
    ] as [object, object];
    expect(told(before, after, files).sort()).toEqual([
      'Anchor lost /',
      'Description lost /',
      'File /downloads/a.pdf changed',
      'Link leads elsewhere /',
      'Metadata changed /',
      'Redirect /old changed',
      'Structured data changed /',
      'Title too long /',
    ]);
  });

  it('finds headings that are lost, are none any more or have another level', () => {
    const before =
      '<h2>Lost</h2><p>Words</p><h2>Demoted</h2><h2>Plain</h2><h3>Reworded heading</h3>';
    const after = '<p>Words</p><h3>Demoted</h3><p>Plain</p><h3>Reworded title of it</h3>';
    const found = told({ '/': before }, { '/': after });
    expect(found).toContain('Heading lost (was h2) /');
    expect(found).toContain('Heading is h3 and was h2 /');
    expect(found).toContain('No heading any more (was h2) /');
    expect(found.filter((title) => title.startsWith('Heading'))).toHaveLength(2);
  });

  it('finds pictures whose file is another one or not there, on every page that shows them', () => {
    const of = {
      '/': '<img src="/art/a.svg" alt="">',
      '/x': '<img src="/art/a.svg" alt="">',
      '/y': '<p>None</p>',
    };
    const broken = { '/': '<img src="/art/b.svg" alt="">' };
    const files: [object, object] = [{ 'art/a.svg': '<svg/>' }, { 'art/a.svg': '<svg>1</svg>' }];
    expect(told(of, of, files)).toEqual(['Picture changed / /x']);
    expect(told({ '/': of['/'] }, broken, files)).toContain(
      'Picture is broken: its file is not there /',
    );
  });

  it('finds drawings within a page that changed, whatever their parts are called', () => {
    const of = (id: string, width: number) =>
      `<h2>Chart</h2><svg><defs><g id="${id}"/></defs><rect width="${width}" fill="url(#${id})"/></svg>`;
    expect(told({ '/': of('a', 1) }, { '/': of('b', 1) })).toEqual([]);
    expect(told({ '/': of('a', 1) }, { '/': of('a', 2) })).toEqual(['Picture changed /']);
  });

  it('finds text in another language than its page', () => {
    const text =
      'We bring finance and product owners to one set of numbers: what each system costs, and why it does.';
    const now = { ...polish, body: `${polish.body}<p>${text}</p>` };
    expect(told(pages, { ...pages, '/pl/a': now })).toContain(
      'English text on a page in Polish /pl/a',
    );
  });

  it('tells titles that one edit made too long once, and takes none of them for an edited text', () => {
    const long = (name: string) => `The costs of ${name} and whatever else there is to pay`;
    const of = (end: string): Pages => ({
      '/': '<p>Home</p>',
      '/a': { ...english, title: `${long('systems')}${end}` },
      '/pl/a': polish,
      '/b': { body: '<p>B</p>', title: `${long('networks')}${end}` },
    });
    expect(told(of(''), of(' | Provider Cloud'))).toEqual(['Title too long /a /b']);
  });

  it('finds one short English sentence in a Polish paragraph, and none that was there before', () => {
    const of = (...sentences: string[]): Pages => ({
      ...pages,
      '/pl/a': {
        ...polish,
        body: `<p>Koszt każdego systemu jest jawny. ${sentences.join(' ')}</p>`,
      },
    });
    const sentence = 'The owner of it gets the bill.';
    const message = 'English text on a page in Polish /pl/a';
    expect(told(of(), of(sentence))).toContain(message);
    expect(told(of(sentence), of(sentence, 'Raport jest gotowy.'))).not.toContain(message);
  });

  it('finds names and alternatives that are only heard', () => {
    const of = (alt: string) => ({
      '/': `<img src="/a.svg" alt="${alt}"><button aria-label="Close"></button>`,
    });
    const files: [object, object] = [{ 'a.svg': '' }, { 'a.svg': '' }];
    expect(told(of('A bridge'), of('A tower'), files)).toEqual([
      'Name or alternative text changed /',
    ]);
  });

  it('tells of a changed rule on the pages that it may apply to, and on no other', () => {
    const sheet = (padding: number) =>
      `.card{padding:${padding}px}.other{color:red}@media (width >= 40rem){.card .row{margin:0}}`;
    const of = { '/': '<p class="card">One</p>', '/x': '<p class="other">Two</p>' };
    expect(told(of, of, [{ styles: sheet(4) }, { styles: sheet(6) }])).toEqual([
      'Style sheet changed /',
    ]);
  });

  it('tells once of a class that a shared block has now', () => {
    const of = (padding: string): Pages => ({
      '/': `<div class="card ${padding}"><p>Some</p></div>`,
      '/x': `<div class="card ${padding}"><p>Others</p></div><div class="card ${padding}">Three</div>`,
      '/y': '<p>None of it</p>',
    });
    expect(told(of('p-4'), of('p-6'))).toEqual(['HTML of <div> changed / /x']);
  });

  it('finds pages that have grown by more than a tenth', () => {
    const many = `<p>${'word '.repeat(3000)}</p>`;
    expect(told({ '/': many }, { '/': many + many })).toContain(
      'HTML: more than a tenth heavier /',
    );
  });
});
