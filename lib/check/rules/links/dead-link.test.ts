import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { site } from '@/site.config';
import {
  checkMarked,
  checkTree,
  expectProblem,
  page,
  people,
} from '@/tests/support/marked-content';
import { messagesOf } from '@/tests/support/rule-fixtures';
import { sampleBlocks } from '@/tests/support/sample-blocks';
import { writeTree } from '@/tests/support/temporary-tree';

const faults = [
  [
    'no page at all',
    '/services/finosp',
    'no page "services/finosp"; did you mean `/services/finops`',
  ],
  ['a page that English lacks', '/career', 'page "career" does not exist in English'],
  [
    'a draft',
    '/plans',
    'page "plans" is a draft: visitors would find nothing there; link to another page until it is published',
  ],
] as const;

describe('in running text', () => {
  it.each(faults)('reports a link to %s', (_name, href, words) => {
    expectProblem(page(`Zażółć 😀 ▸[text](${href}) more\n`), 'dead-link', words);
  });

  it.each(faults)('reports a reference that leads to %s', (_name, href, words) => {
    expectProblem(page(`[text][a] and [b][a]\n\n▸[a]: ${href}\n`), 'dead-link', words);
  });

  it.each([
    ['an address without a scheme', 'blog/post', '"blog/post" is no link'],
    ['another host without a scheme', '//a.example', '"//a.example" is no link'],
    ['a script', 'javascript:alert(1)', '"javascript:alert(1)" is no link'],
  ])('reports a link to %s', (_name, href, words) => {
    expectProblem(page(`Text ▸[text](${href})\n`), 'dead-link', words);
  });

  it('reports a page that only the other language has', () => {
    const words = 'page "plans" does not exist in Polish';
    expectProblem(page('▸[a](/plans)\n'), 'dead-link', words, 'services/finops/pl.mdx');
  });

  it('says how links name a page when none is near', () => {
    expectProblem(
      page('▸[a](/pl/uslugi/finops-dla-firm)\n'),
      'dead-link',
      'a link names a page by its folder below content/, such as /services/finops',
    );
  });

  it('reports a post that is scheduled', () => {
    const { problems, places } = checkMarked(
      page(
        '▸[text](/blog/b)\n',
        'category: blog',
        'date: 2026-12-24',
        'scheduled: true',
        'author: anna',
      ),
      'blog/b/en.mdx',
    );
    const message =
      'page "blog/b" is scheduled for later: visitors would find nothing there; link to another page until it is published';
    expect(problems).toEqual([{ ...places[0], rule: 'dead-link', message }]);
  });

  it.each([
    '/services/finops',
    '/services/finops?type=offer',
    '/services/finops#how',
    '#how',
    'https://a.example',
    'mailto:a@b.example',
    'tel:+48220000000',
  ])('accepts %s', (href) => {
    expect(checkMarked(page(`## How\n\n[a](${href})\n`)).problems).toEqual([]);
  });
});

describe('in properties', () => {
  it.each(faults)('reports a link to %s at its value', (_name, href, words) => {
    expectProblem(page(`Ż\n\n<LinkCard label="A" href="▸${href}" />\n`), 'dead-link', words);
  });

  it.each(faults)('reports a link to %s at its own place in a list', (_name, href, words) => {
    const list = `[\n  "/services/finops",\n  ▸"${href}",\n]`;
    expectProblem(page(`Żółw\n\n<RelatedPages pages={${list}} />\n`), 'dead-link', words);
  });

  it('reports every dead link of a list', () => {
    const body = '<RelatedPages pages={[▸"/a-page", "/services/finops", ▸"/plans"]} />\n';
    const { problems, places } = checkMarked(page(body));
    expect(problems.map(({ file, line, column }) => ({ file, line, column }))).toEqual(places);
  });

  it.each([
    ['a property', 'label="A" href="▸http://a.example"', 'LinkCard', '`href`: expected a page id'],
    [
      'a list',
      'pages={["/plans", ▸"http://a.example"]}',
      'RelatedPages',
      'entry 2 of `pages`: expected',
    ],
  ])('reports an unencrypted address in %s', (_name, attributes, block, words) => {
    expectProblem(page(`<${block} ${attributes} />\n`), 'block-prop', words);
  });
});

const job = (url: string) => `- position: Analityk
  level: senior
  contract: umowa o pracę
  place: Warszawa
  cities: [Warszawa]
  posted: 2026-11-01
  validThrough: 2027-03-31
  description: Opis stanowiska.
  url: ${url}
`;

const problemsWith = (url: string) =>
  checkTree({
    'home/pl.mdx': page(),
    'career/pl.mdx': page('Text.\n', 'slug: kariera'),
    'services/finops/en.mdx': page('Text.\n', 'singleLanguage: true'),
    'data/jobs.yaml': job('/career') + job(url),
  }).problems.filter(({ file }) => file === 'data/jobs.yaml');

it.each(['/career', '/home', 'https://jobs.example/analityk', 'mailto:praca@jobs.example'])(
  'finds nothing in a position that leads to %s',
  (url) => {
    expect(problemsWith(url)).toEqual([]);
  },
);

it.each([
  ['no page', '/kariera/redaktor', 'there is no page "kariera/redaktor"'],
  [
    'a page that Polish lacks',
    '/services/finops',
    'page "services/finops" does not exist in Polish',
  ],
  ['an address', '/pl/kariera', 'expected the page’s id, /career'],
])('reports a position that leads to %s, where it stands', (_name, url, words) => {
  expect(problemsWith(url)).toMatchObject([
    { rule: 'dead-link', line: 18, column: 8, message: expect.stringContaining(words) },
  ]);
});

const sentence = 'What posts on the subject are about, told in one sentence that is long enough.';
const tag = (id: string, slug: string) =>
  `${id}:\n  name: { en: ${id.toUpperCase()}, pl: ${id.toUpperCase()} }\n  slug: ${slug}\n  description: { en: "${sentence} ${id.toUpperCase()}", pl: "${sentence} ${id.toUpperCase()}" }\n`;
const post = (...lines: string[]) =>
  page('Text.\n', 'category: blog', 'date: 2026-01-01', 'author: anna', ...lines);

/** What the check says of one link, where a Polish post is on backup and a draft on dora. */
const reported = (href: string, locale = 'pl', files: Record<string, string> = {}) =>
  checkTree({
    'blog/pl.mdx': page('Text.\n', 'slug: dziennik'),
    'blog/copies/pl.mdx': post('tags: [backup]'),
    'blog/plan/pl.mdx': post('tags: [dora]', 'draft: true'),
    'data/people.yaml': people,
    'data/tags.yaml': tag('backup', 'kopie') + tag('dora', 'dora'),
    [`services/finops/${locale}.mdx`]: page(`[text](${href})\n`),
    ...files,
  }).problems.map(({ message }) => message);

it.each(['/blog/tags/backup', '/blog/authors/anna', '/blog/tags', '/blog/authors'])(
  'accepts a link to the list %s',
  (href) => {
    expect(reported(href)).toEqual([]);
  },
);

it.each([
  ['/blog/tags/backup', 'en', 'page "blog/tags/backup" does not exist in English'],
  ['/blog/tags/bakcup', 'pl', 'no page "blog/tags/bakcup"; did you mean `/blog/tags/backup`?'],
  ['/blog/tags/dora', 'pl', 'no post that visitors can see is on the list "blog/tags/dora"'],
  ['/pl/dziennik/tagi/kopie', 'pl', 'expected the page’s id, /blog/tags/backup'],
  ['/blog/page/2', 'pl', 'there is no page "blog/page/2"'],
])('tells what is wrong with a link to %s in language %s', (href, locale, words) => {
  expect(reported(href, locale)).toEqual([expect.stringContaining(words)]);
});

it('knows a list whose entry in the file of subjects has a mistake', () => {
  const broken = `${tag('backup', 'kopie')}  colour: red\n${tag('dora', 'dora')}`;
  const messages = reported('/blog/tags/backup', 'pl', { 'data/tags.yaml': broken });
  expect(messages).toEqual([expect.stringContaining('`colour` is not part of `backup`')]);
});

it('lets a menu item lead to a list', () => {
  const menu =
    '- label: groups.a\n  items:\n    - label: items.a\n      url: /blog/tags/backup\n      locales: [pl]\n';
  expect(reported('/blog', 'pl', { 'data/menu.yaml': menu })).toEqual([]);
});

it('keeps the addresses of lists from other pages', () => {
  const messages = reported('/blog', 'pl', { 'blog/autorzy/pl.mdx': post() });
  expect(messages).toEqual([expect.stringContaining('/pl/dziennik/autorzy is kept for')]);
});

describe('a page that the last release had and nobody has any more', () => {
  const addresses = {
    '/services/bills': 'services/costs',
    '/pl/uslugi/koszty': 'services/costs',
  };
  const menu = '- label: groups.a\n  items:\n    - { label: items.a, url: /services/costs }\n';

  /** What the check says of all that names it, in English and in Polish. */
  const told = (files: Record<string, string> = {}) => {
    const directory = writeTree({
      'content/home/en.mdx': page('[costs](/services/costs)\n'),
      'content/home/pl.mdx': page('<RelatedPages pages={["/services/costs"]} />\n'),
      'content/data/menu.yaml': menu,
      'addresses.json': JSON.stringify(addresses),
      ...files,
    });
    const { problems } = checkContent(path.join(directory, 'content'), sampleBlocks, {
      now: new Date('2026-11-20T12:00:00Z'),
      snapshot: path.join(directory, 'addresses.json'),
    });
    return problems
      .filter(({ rule }) => rule === 'dead-link' || rule === 'menu-page')
      .map(({ file, message }) => `${file} ${message}`)
      .sort();
  };

  it('is said to be removed, and not to be written wrong', () => {
    const near = { 'content/services/cost/en.mdx': page('Text.\n', 'singleLanguage: true') };
    expect(told(near)).toEqual([
      'data/menu.yaml page "services/costs" was removed: name the page that takes its place, or take the item out of the menu',
      'home/en.mdx page "services/costs" was removed: name the page that takes its place, or take the link out',
      'home/pl.mdx `pages`: page "services/costs" was removed: name the page that takes its place, or take the link out',
    ]);
  });

  it('has the page that its address leads to take its place, in the language of each link', () => {
    const successor = (locale: string, from: string) => ({
      [`content/services/finops/${locale}.mdx`]: page(
        'Text.\n',
        `redirectFrom: [${from}]`,
        'slug: finops',
      ),
    });
    const both = { ...successor('en', '/services/bills'), ...successor('pl', '/uslugi/koszty') };
    const words =
      'page "services/costs" was removed, and its address leads to another page now: name that one, /services/finops';
    expect(told(both)).toEqual([
      `data/menu.yaml ${words}`,
      `home/en.mdx ${words}`,
      `home/pl.mdx \`pages\`: ${words}`,
    ]);
    expect(told(successor('en', '/services/bills'))[2]).toContain('or take the link out');
  });
});

describe('dead-anchor', () => {
  const others = {
    'home/en.mdx': page('## First steps at {company}\n\n## First steps at {company}\n', 'path: /'),
    'broken/en.mdx': page('## One\n\n<Section>\n'),
    'misspelt/en.mdx': page('## One\n\n<Setcion>\n\nText\n'),
    'plans/en.mdx': page('Text.\n', 'draft: true'),
    'plain/en.mdx': page('Text.\n'),
  };
  const messages = (body: string) =>
    messagesOf('dead-anchor', page(body), 'services/finops/en.mdx', others);
  const slug = site.company.toLowerCase().replaceAll(' ', '-');

  it.each([
    ['an id of this page', '#own'],
    ['an encoded id', '#za%C5%BC%C3%B3%C5%82%C4%87'],
    ['the top of the page', '#top'],
    ['the provider’s name in a heading', `/home#first-steps-at-${slug}`],
    ['a heading that says the same as another', `/home?a=b#first-steps-at-${slug}-1`],
    ['a page that is not there, which dead-link tells', '/nowhere#a'],
    ['a draft, which dead-link tells', '/plans#a'],
    ['a page that cannot be parsed', '/broken#a'],
    ['a page with a misspelt tag that is never closed', '/misspelt#a'],
    ['another site', 'https://a.example/#a'],
    ['no anchor', '/home#'],
  ])('accepts %s', (_name, href) => {
    expect(messages(`## Own\n\n## Zażółć\n\n[a](${href})\n`)).toEqual([]);
  });

  it.each([
    ['#onw', 'there is no "#onw" in this page; did you mean `own`?'],
    ['#Own', 'there is no "#Own" in this page; did you mean `own`?'],
    ['#100%', 'there is no "#100%" in this page; expected one of `own`'],
    ['#constructor', 'there is no "#constructor" in this page; expected one of `own`'],
    ['#', '"#" leads nowhere: expected the id of a heading or section'],
    ['/home#a', 'there is no "#a" in page "home" in English; expected one of'],
    [
      '/plain#a',
      'no "#a" in page "plain" in English: it has no heading, and no section with an id, <Section id="a">',
    ],
  ])('reports %s', (href, words) => {
    expect(messages(`## Own\n\n[a](${href})\n`)).toEqual([expect.stringContaining(words)]);
  });

  it('names the property', () => {
    expect(messages('## Own\n\n<LinkCard label="a" href="#onw" />\n')).toEqual([
      '`href`: there is no "#onw" in this page; did you mean `own`?',
    ]);
  });
});
