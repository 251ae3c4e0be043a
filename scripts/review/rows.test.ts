import { describe, expect, it } from 'vitest';
import { documentOf, registryOf } from '@/tests/support/documents';
import { type SamplePage, sampleSite } from '@/tests/support/review-site';
import { looksChange } from './browser/layout';
import { createCauseFinder } from './causes';
import type { Change } from './compare/change';
import { compareSites } from './compare/compare-sites';
import type { SiteFolder } from './compare/site-folder';
import { rowsOf } from './rows';

type Pages = Readonly<Record<string, string | SamplePage>>;
type Files = Readonly<Record<string, string>>;

const compare = (before: Pages, after: Pages, files: [Files, Files]) =>
  compareSites(sampleSite(before, files[0]), sampleSite(after, files[1]));

/** Rows of a review of two sites: title and pathnames, likely mistakes with a sign. */
const told = (before: Pages, after: Pages, files: [Files, Files] = [{}, {}]) =>
  rowsOf(compare(before, after, files)).map(({ title, pages, isProblem }) =>
    [isProblem ? `! ${title}` : title, ...pages.map(({ pathname }) => pathname)].join(' '),
  );

const both = { en: '/a', pl: '/pl/a' };
const english: SamplePage = {
  body: '<h2>Costs</h2><p>Each of the Five systems has an owner.</p>',
  alternates: both,
};
const polish: SamplePage = { body: '<h2>Koszty</h2><p>Każdy system.</p>', alternates: both };
const pages = { '/': '<p>Home</p>', '/a': english, '/pl/a': polish };
const withBody = (body: string) => ({ ...pages, '/a': { ...english, body } });
const data = (name: string) =>
  `<script type="application/ld+json">{"@type":"Thing","name":"${name}"}</script>`;

describe('a review', () => {
  it('is empty for one site built twice, whatever the build names its files, fields and drawings', () => {
    const of = (build: string, id: string): Pages => ({
      ...pages,
      '/a': {
        body: `<input name="_S_${id}_-x"/><svg><g id="a${id}"/><rect fill="url(#a${id})"/></svg>`,
        build,
      },
    });
    const files = (build: string): Files => ({
      [`_next/static/chunks/${build}.js`]: 'run()',
      _headers: `script-src 'sha256-${build}='`,
    });
    expect(told(of('one', '5'), of('another', '7'), [files('one'), files('another')])).toEqual([]);
  });

  it('has no row for words of a drawing that begin another line, and one for a word that is another', () => {
    const drawing = (...lines: string[]) =>
      withBody(`<svg>${lines.map((line) => `<text>${line}</text>`).join('')}</svg>`);
    const before = drawing('Is it needed in more', 'than one cloud?');
    expect(told(before, drawing('Is it needed', 'in more than', 'one cloud?'))).toEqual([]);
    expect(told(before, drawing('Is it needed in more', 'than two clouds?'))).toEqual([
      '! Text: “one cloud” → “two clouds”, in English alone /a /pl/a',
    ]);
  });

  it.each<[string, Pages, Pages, string[]]>([
    [
      'a word, and all that repeats it',
      { ...pages, '/a': { ...english, title: 'Five systems', head: data('Five systems') } },
      {
        ...pages,
        '/a': {
          ...english,
          body: '<h2>Costs</h2><p>Each of the Six systems has an owner.</p>',
          title: 'Six systems',
          head: data('Six systems'),
        },
        '/pl/a': { ...polish, body: '<h2>Koszty</h2><p>Każdy z systemów.</p>' },
      },
      ['Text: “Five” → “Six” /a', 'Text: “system” → “z systemów” /pl/a'],
    ],
    [
      'a number on many pages',
      { '/': 'We keep 99.95 % of it', '/x': '<h2>Up 99.95 %</h2>', '/y': 'None' },
      { '/': 'We keep 99.97 % of it', '/x': '<h2>Up 99.97 %</h2>', '/y': 'None' },
      ['Text: “99.95” → “99.97” / /x'],
    ],
    [
      'text in one language alone, with the page that waits for its translation',
      pages,
      withBody(`${english.body}<p>More of it.</p>`),
      ['! Text added: “More of it.”, in English alone /a /pl/a'],
    ],
    [
      'a heading that is gone, and not one that was reworded',
      { '/': '<h2>Lost</h2><p>Words</p><h3>Reworded heading</h3>' },
      { '/': '<p>Words</p><h3>Reworded title</h3>' },
      ['! Heading lost: “Lost” /', 'Heading: “heading” → “title” /'],
    ],
    [
      'a heading that is one no more',
      { '/': '<h2>Plain</h2><p>Words</p>' },
      { '/': '<p>Plain</p><p>Words</p>' },
      ['! Heading is a heading no more: “Plain” /'],
    ],
    [
      'a title that is too long',
      { '/': { body: 'Home', title: 'A title' } },
      { '/': { body: 'Home', title: `A title ${'that goes on '.repeat(6)}` } },
      [
        '! Title too long (85 characters, lists of results show 60): “A title that goes on that goes on that goes on that goes on …” /',
      ],
    ],
    [
      'a picture’s text and the link that shows it in large',
      { '/': '<a href="/pictures/1.webp">Enlarge</a><img src="/a.svg" alt="A">' },
      { '/': '<a href="/pictures/2.webp">Enlarge</a><img src="/a.svg" alt="B">' },
      ['Alternative text or name: “A” → “B” /'],
    ],
    [
      'a link that leads elsewhere',
      { '/': '<a href="/x">Try it</a>' },
      { '/': '<a href="/y">Try it</a>' },
      ['Link “Try it” now leads to /y /'],
    ],
    [
      'an alternative text',
      { '/': '<img src="/a.svg" alt="A bridge">' },
      { '/': '<img src="/a.svg" alt="A tower">' },
      ['Alternative text or name: “bridge” → “tower” /'],
    ],
    [
      'a page hidden from search engines, and data that cannot be read',
      { '/': { body: 'Home', head: data('A') } },
      { '/': { body: 'Home', head: `${data('"')}<meta name="robots" content="noindex"/>` } },
      ['! Hidden from search engines (noindex) /', '! Structured data is not readable /'],
    ],
  ])('has one row for %s', (_name, before, after, rows) => {
    expect(told(before, after)).toEqual(rows);
  });

  it.each<[string, Pages, Files, Files, string[]]>([
    [
      'a picture that was swapped, with all pages that show it',
      { '/': '<img src="/a.svg">', '/x': '<img src="/a.svg">' },
      { 'a.svg': 'a' },
      { 'a.svg': 'b' },
      ['Picture changed: a.svg / /x'],
    ],
    [
      'a picture that was swapped beside others of its name',
      { '/': '<img src="/1/a.svg">', '/x': '<img src="/1/a.svg"><img src="/2/a.svg">' },
      { '1/a.svg': 'a', '2/a.svg': 'other' },
      { '1/a.svg': 'b', '2/a.svg': 'other' },
      ['Picture changed: a.svg / /x'],
    ],
    [
      'a picture that is not there any more',
      { '/': '<img src="/a.svg">' },
      { 'a.svg': 'a' },
      {},
      ['! Picture broken, its file is not there: a.svg /'],
    ],
    [
      'redirects that changed or went',
      { '/': 'Home', '/x': 'X' },
      { _redirects: '/old /\n/gone /\n' },
      { _redirects: '/old /x\n' },
      ['! Redirect /gone removed, it answers “not found”', 'Redirect /old now leads to /x'],
    ],
    [
      'redirects to one page that came together',
      { '/': 'Home' },
      {},
      { _redirects: '/a /\n/b /\n' },
      ['Redirect /a now leads to / and 1 more'],
    ],
    [
      'a file that changed',
      { '/': 'Home' },
      { _headers: 'A: 1', '_next/static/chunks/a.js': 'run()' },
      { _headers: 'A: 2', '_next/static/chunks/a.js': 'walk()' },
      ['File changed: /_headers'],
    ],
  ])('has one row for %s', (_name, of, before, after, rows) => {
    expect(told(of, of, [before, after])).toEqual(rows);
  });

  it('has one row for pages that came, went and moved, with the lists and redirects that follow', () => {
    const page = (title: string, body = title): SamplePage => ({ title, body: `<p>${body}</p>` });
    const list = (...names: string[]) =>
      names.map((name) => `<p><a href="/${name.toLowerCase()}">${name} page</a></p>`).join('');
    const before = {
      '/': list('Gone', 'Old'),
      '/gone': page('Gone page'),
      '/old': page('Old page', 'A text'),
    };
    const after = {
      '/': list('New', 'Now'),
      '/new': page('New page', 'This came'),
      '/now': page('Now page', 'A text'),
    };
    const titles = told(before, after, [{}, { _redirects: '/old /now 301\n' }]);
    expect(titles.map((title) => title.replace(/ \/.*/, '')).sort()).toEqual([
      '! Page removed: Gone page',
      'Page added: New page',
      'Page moved: Now page',
    ]);
  });

  it('has no row of their own for lists that close up where a page went and that nobody edited', () => {
    const page = (title: string): SamplePage => ({ title, body: `<p>${title}</p>` });
    const card = (name: string) => `<p><a href="/${name}">The ${name}</a></p><p>About ${name}</p>`;
    const before = {
      '/': card('first') + card('second'),
      '/more': card('third'),
      '/first': page('The first'),
      '/second': page('The second'),
      '/third': page('The third'),
    };
    const { '/first': _gone, ...left } = before;
    const after = { ...left, '/': card('second') + card('third'), '/more': '<p>No more</p>' };
    const site = compareSites(sampleSite(before), sampleSite(after), () => false);
    expect(rowsOf(site).map(({ title, pages: on }) => [title, on.length])).toEqual([
      ['Page removed: The first', 2],
      ['Text: “The third About third” → “No more”', 1],
    ]);
    expect(told(before, after)).toContain('Text added: “The third” (2 blocks) /');
  });

  it('has one row for a page that was rewritten', () => {
    const of = (word: string) => ({
      '/': Array.from({ length: 20 }, (_, index) => `<p>${word}${index}</p><hr><p>-</p>`).join(''),
    });
    expect(told(of('old'), of('new'))).toEqual(['Text: 20 edits, the first “old0” → “new0” /']);
  });

  describe('of what a browser finds', () => {
    const looks = looksChange(['header', 'main'], [390]);
    const contrast: Change = {
      kind: 'access',
      key: 'axe color-contrast',
      title: 'Contrast too low: “Some”',
      isProblem: true,
    };
    const of = (space: string): Pages =>
      Object.fromEntries(['/', '/x', '/y'].map((one) => [one, `<i class="p-${space}">${one}</i>`]));

    it('has no row where nothing looks different, and one for all pages that do', () => {
      const found = compare(of('4'), of('6'), [{}, {}]);
      expect(found.pages).toHaveLength(3);
      expect(rowsOf(found)).toEqual([]);
      for (const page of found.pages) page.changes.push({ ...looks });
      const [row, ...others] = rowsOf(found);
      expect(others).toEqual([]);
      expect(row).toMatchObject({ title: 'Looks different: main', kind: 'style' });
      expect(row?.pages).toHaveLength(3);
    });

    it('looks at some pages for a style sheet, each class among them', () => {
      const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`/p${at}`, 'Same']));
      const [before, after] = ['red', 'blue'].map((color) =>
        sampleSite({ ...many, '/z': '<i class="card"></i>' }, { styles: `.card{color:${color}}` }),
      ) as [SiteFolder, SiteFolder];
      const { toLookAt } = compareSites(before, after);
      expect(toLookAt).toHaveLength(30);
      expect(toLookAt.map(({ pathname }) => pathname)).toContain('/z');
    });

    it('looks at a page that is styled otherwise, whatever else is told of it', () => {
      const site = (price: number, list: string) =>
        sampleSite({
          ...Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`/p${at}`, `${price} zł`])),
          '/z': `<i class="${list}">${price} zł</i>`,
        });
      const { toLookAt } = compareSites(site(4, 'flex gap-1'), site(5, 'flex gap-2'));
      expect(toLookAt.map(({ pathname }) => pathname)).toEqual(['/z']);
    });

    it('has one row for each shared file, whatever else a page has', () => {
      const found = compare(of('4'), of('6'), [{}, {}]);
      for (const page of found.pages) page.changes.push({ ...looks });
      const shared: Record<string, string[]> = {
        '/': ['a.css'],
        '/x': ['a.css', 'b'],
        '/y': ['b'],
      };
      const rows = rowsOf(found, {
        isOwn: () => false,
        possibleCauses: (_kind, pathname) => shared[pathname] ?? [],
        causesOf: (_kind, [first = '', ...others]) =>
          (shared[first] ?? []).filter((one) =>
            others.every((other) => shared[other]?.includes(one)),
          ),
      });
      expect(rows.map(({ title, pages: on }) => [title, on.length])).toEqual([
        ['Looks different: a.css', 2],
        ['Looks different: b', 1],
      ]);
    });

    it('tells looks only of pages that no text, picture or mistake explains', () => {
      const found = compare(of('4'), { ...of('6'), '/x': 'Words' }, [{}, {}]);
      for (const page of found.pages) page.changes.push({ ...looks });
      found.pages.find(({ pathname }) => pathname === '/y')?.changes.push(contrast);
      expect(
        rowsOf(found).map(({ title, pages: on }) => [title, ...on.map((one) => one.pathname)]),
      ).toEqual([
        ['Contrast too low: “Some”', '/y'],
        ['Text: “/x” → “Words”', '/x'],
        ['Looks different: main', '/'],
      ]);
    });
  });
});

describe('causes', () => {
  const registry = registryOf([
    documentOf('services/x/en', {}, '<Callout>Text</Callout>'),
    documentOf('about/en'),
  ]);
  it.each<[string, Change['kind'], string, string[], string[]]>([
    [
      'the page’s own files',
      'text',
      '/about',
      ['content/about/en.mdx', 'content/data/facts.yaml'],
      ['content/about/en.mdx'],
    ],
    [
      'the shared files of its language',
      'text',
      '/about',
      ['content/data/facts.yaml', 'messages/pl/a.json', 'content/services/x/en.mdx', 'app/a.css'],
      ['content/data/facts.yaml'],
    ],
    [
      'blocks by their folder, where a page has one of them',
      'style',
      '/services/x',
      ['components/blocks/callout/callout.tsx', 'components/blocks/hero/hero.tsx'],
      ['block callout'],
    ],
    [
      'neither tests nor documents',
      'style',
      '/about',
      ['app/theme.css', 'tests/a.test.ts', 'docs/a.md'],
      ['app/theme.css'],
    ],
  ])('are %s', (_name, kind, pathname, files, causes) => {
    const finder = createCauseFinder(files, registry, 'content');
    expect(finder.causesOf(kind, [pathname])).toEqual(causes);
    expect(finder.isOwn(pathname)).toBe(files[0]?.startsWith('content/about') ?? false);
  });
});
