import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { site } from '@/site.config';
import { checkTree, page, people } from '@/tests/support/marked-content';
import { messagesOf } from '@/tests/support/rule-fixtures';
import { sampleBlocks } from '@/tests/support/sample-blocks';
import { writeTree } from '@/tests/support/temporary-tree';

const post = (...lines: string[]) =>
  page('Text.\n', 'category: blog', 'date: 2026-01-01', 'author: anna', ...lines);

describe('a link says what is wrong', () => {
  const others = {
    'blog/later/en.mdx': post('scheduled: true').replace('2026-01-01', '2026-12-24'),
    'career/pl.mdx': page('Text.\n', 'singleLanguage: true'),
    'plans/en.mdx': page('Text.\n', 'draft: true'),
    'services/finops/pl.mdx': page(),
  };
  const hidden = 'visitors would find nothing there; link to another page until it is published';
  const faults = [
    ['/services/finosp', 'no page "services/finosp"; did you mean `/services/finops`'],
    ['/career', 'page "career" does not exist in English'],
    ['/plans', `page "plans" is a draft: ${hidden}`],
    ['/blog/later', `page "blog/later" is scheduled for later: ${hidden}`],
    ['/pl/uslugi/finops-x', 'a link names a page by its folder below content/, such as /services/'],
    ['//a.example', '"//a.example" is no link'],
    ['javascript:alert(1)', '"javascript:alert(1)" is no link'],
  ] as const;
  const messages = (body: string, file?: string) =>
    messagesOf('dead-link', page(`${body}\n`), file, others);

  it.each(faults)('that leads to %s, in running text and in properties', async (href, words) => {
    const expected = expect.stringContaining(words);
    expect(await messages(`Zażółć 😀 [text](${href}) more`)).toEqual([expected]);
    expect(await messages(`[text][a] and [b][a]\n\n[a]: ${href}`)).toEqual([expected]);
    // What is no page id at all is reported by block-prop.
    if (!/^\/\w/.test(href)) return;
    expect(await messages(`<LinkCard label="A" href="${href}" />`)).toEqual([expected]);
    expect(await messages(`<RelatedPages pages={["/services/finops", "${href}"]} />`)).toEqual([
      expected,
    ]);
  });

  it('to a page that only the other language has', async () => {
    const found = await messages('[a](/plans)', 'services/finops/pl.mdx');
    expect(found).toEqual([expect.stringContaining('page "plans" does not exist in Polish')]);
  });
});

const sentence = 'What posts on the subject are about, told in one sentence that is long enough.';
function tag(id: string, slug: string) {
  const name = id.toUpperCase();
  return `${id}:\n  name: { en: ${name}, pl: ${name} }\n  slug: ${slug}\n  description: { en: "${sentence} ${name}", pl: "${sentence} ${name}" }\n`;
}

/** What the check says of one link, where a Polish post is on backup and a draft on dora. */
const reported = async (href: string, locale = 'pl', files: Record<string, string> = {}) =>
  (
    await checkTree({
      'blog/pl.mdx': page('Text.\n', 'slug: dziennik'),
      'blog/copies/pl.mdx': post('tags: [backup]'),
      'blog/plan/pl.mdx': post('tags: [dora]', 'draft: true'),
      'data/people.yaml': people,
      'data/tags.yaml': tag('backup', 'kopie') + tag('dora', 'dora'),
      [`services/finops/${locale}.mdx`]: page(`[text](${href})\n`),
      ...files,
    })
  ).problems.map(({ reason }) => reason);

it.each(['/blog/tags/backup', '/blog/authors/anna', '/blog/tags', '/blog/authors'])(
  'accepts a link to the list %s',
  async (href) => expect(await reported(href)).toEqual([]),
);

it.each([
  ['/blog/tags/backup', 'en', 'page "blog/tags/backup" does not exist in English'],
  ['/blog/tags/bakcup', 'pl', 'no page "blog/tags/bakcup"; did you mean `/blog/tags/backup`?'],
  ['/blog/tags/dora', 'pl', 'no post that visitors can see is on the list "blog/tags/dora"'],
  ['/pl/dziennik/tagi/kopie', 'pl', 'expected the page’s id, /blog/tags/backup'],
  ['/blog/page/2', 'pl', 'there is no page "blog/page/2"'],
])('tells what is wrong with a link to %s in language %s', async (href, locale, words) => {
  expect(await reported(href, locale)).toEqual([expect.stringContaining(words)]);
});

it('knows a list whose entry in the file of subjects has a mistake', async () => {
  const broken = `${tag('backup', 'kopie')}  colour: red\n${tag('dora', 'dora')}`;
  const messages = await reported('/blog/tags/backup', 'pl', { 'data/tags.yaml': broken });
  expect(messages).toEqual([expect.stringContaining('`colour` is not part of `backup`')]);
});

it('lets a menu item lead to a list, and keeps the addresses of lists from other pages', async () => {
  const menu =
    '- label: groups.a\n  items:\n    - { label: items.a, url: /blog/tags/backup, locales: [pl] }\n';
  expect(await reported('/blog', 'pl', { 'data/menu.yaml': menu })).toEqual([]);
  const messages = await reported('/blog', 'pl', { 'blog/autorzy/pl.mdx': post() });
  expect(messages).toEqual([expect.stringContaining('/pl/dziennik/autorzy is kept for')]);
});

it('says of a page that the last release had and nobody has any more that it was removed, and not written wrong', async () => {
  const directory = writeTree({
    'content/home/en.mdx': page('[costs](/services/costs)\n'),
    'content/home/pl.mdx': page('<RelatedPages pages={["/services/costs"]} />\n'),
    'content/services/cost/en.mdx': page('Text.\n', 'singleLanguage: true'),
    'content/data/menu.yaml':
      '- label: groups.a\n  items:\n    - { label: items.a, url: /services/costs }\n',
    'addresses.json': '{ "/services/bills": "services/costs" }',
  });
  const { problems } = await checkContent(path.join(directory, 'content'), sampleBlocks, {
    now: new Date('2026-11-20T12:00:00Z'),
    snapshot: path.join(directory, 'addresses.json'),
  });
  const words =
    'page "services/costs" was removed: name the page that takes its place, or take this out';
  const found = problems.filter(({ ruleId }) => /^(dead-link|menu-page)$/.test(ruleId));
  expect(found.map(({ file, reason }) => `${file} ${reason}`)).toEqual([
    `data/menu.yaml ${words}`,
    `home/en.mdx ${words}`,
    `home/pl.mdx \`pages\`: ${words}`,
  ]);
});

describe('dead-anchor', () => {
  const others = {
    'home/en.mdx': page('## First steps at {company}\n\n## First steps at {company}\n', 'path: /'),
    'plans/en.mdx': page('Text.\n', 'draft: true'),
    'plain/en.mdx': page('Text.\n'),
  };
  const messages = (body: string) =>
    messagesOf('dead-anchor', page(`## Own\n\n${body}\n`), undefined, others);
  const slug = site.company.toLowerCase().replaceAll(' ', '-');

  it.each([
    ['the provider’s name in a heading', `/home#first-steps-at-${slug}`],
    ['a heading that says the same as another', `/home?a=b#first-steps-at-${slug}-1`],
    ['a page that is not there, which dead-link tells', '/nowhere#a'],
    ['a draft, which dead-link tells', '/plans#a'],
  ])('accepts %s', async (_name, href) => expect(await messages(`[a](${href})`)).toEqual([]));

  it.each([
    ['## Żółw\n\n[a](#żółw)', 'NFD', 'NFC'],
    ['## Żółw\n\n[a](#żółw)', 'NFC', 'NFD'],
    [`## Żółw\n\n[a](#${encodeURIComponent('żółw'.normalize('NFD'))})`, 'NFC', 'NFC'],
    ['<LinkCard label="a" href="#żółw" />\n\n## Żółw', 'NFC', 'NFD'],
    ['## Z&#775;o&#769;łw\n\n[a](#żółw)', 'NFC', 'NFC'],
  ] as const)('takes letters in one piece and in two for the same: %j', async (body, of, to) => {
    const at = body.lastIndexOf('#');
    expect(await messages(body.slice(0, at).normalize(of) + body.slice(at).normalize(to))).toEqual(
      [],
    );
  });

  it.each([
    ['[a](#onw)', 'there is no "#onw" in this page; did you mean `own`?'],
    ['[a](#constructor)', 'there is no "#constructor" in this page; expected one of `own`'],
    ['[a](#)', '"#" leads nowhere: expected the id of a heading or section'],
    ['[a](/home#a)', 'there is no "#a" in page "home" in English; expected one of'],
    ['[a](/plain#a)', 'it has no heading, and no section with an id, <Section id="a">'],
    ['<LinkCard label="a" href="#onw" />', '`href`: there is no "#onw" in this page; did you'],
  ])('says of %s what there is', async (body, words) => {
    expect(await messages(body)).toEqual([expect.stringContaining(words)]);
  });
});
