import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { site } from '@/site.config';
import { checkTree, frontmatter, page, people } from '@/tests/support/marked-content';

const clean = {
  'home/en.mdx': page(
    '<Hero lead="Of {company}" />\n\n[a](/services/finops#how) ![Costs](costs-rise.svg)\n',
    'path: /',
  ),
  'home/pl.mdx': page('## Zażółć\n\nPraca w domu. [a](/career)\n', 'path: /'),
  'services/_section.yaml':
    'en: { slug: services, title: Services }\npl: { slug: uslugi, title: Usługi }\n',
  'services/finops/en.mdx': page('## How\n\n<RelatedPages pages={["/home", "/blog/post"]} />\n'),
  'career/pl.mdx': page('Text.\n', 'slug: kariera', 'redirectFrom: [/praca]'),
  'blog/post/en.mdx': page('Text.\n', 'category: news', 'date: 2026-11-20', 'author: anna'),
  'data/people.yaml': people,
  'home/costs-rise.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"/>',
};

describe('checkContent', () => {
  it('finds nothing in content without mistakes', async () => {
    expect(await checkTree(clean)).toEqual({ pages: 5, problems: [] });
  });

  it('finds nothing in the same content with Windows line ends and byte-order marks', async () => {
    const windows = Object.entries(clean).map(([file, text]) => [
      file,
      `\uFEFF${text.replaceAll('\n', '\r\n')}`,
    ]);
    expect(await checkTree(Object.fromEntries(windows))).toEqual({ pages: 5, problems: [] });
  });

  it('finds nothing where there is nothing', async () => {
    expect(await checkTree({ '.gitkeep': '' })).toEqual({ pages: 0, problems: [] });
  });

  it('finds all mistakes of all files in one run and sorts them by place', async () => {
    const { pages, problems } = await checkTree({
      ...clean,
      'services/finops/en.mdx': `${frontmatter('colour: blue')}# How\n\n<Setcion />\n\n[a](/x) {y}\n`,
      'career/pl.mdx': page('<LinkCard label={1} href="/nowhere-near" />\n\n<b>x</b>\n'),
      'blog/post/en.mdx': page('Text.\n', 'category: nwes', 'date: 2026-11-20', 'author: ana'),
    });
    expect(pages).toBe(5);
    expect(problems.map((found) => [found.file, found.line, found.column, found.ruleId])).toEqual([
      ['blog/post/en.mdx', 4, 11, 'frontmatter-value'],
      ['blog/post/en.mdx', 6, 9, 'unknown-entry'],
      ['career/pl.mdx', 6, 18, 'block-prop'],
      ['career/pl.mdx', 8, 1, 'raw-html'],
      ['services/finops/en.mdx', 4, 1, 'frontmatter-key'],
      ['services/finops/en.mdx', 7, 1, 'heading-level'],
      ['services/finops/en.mdx', 9, 1, 'unknown-block'],
      ['services/finops/en.mdx', 11, 1, 'dead-link'],
      ['services/finops/en.mdx', 11, 9, 'no-code'],
    ]);
  });

  it.each([
    [
      'home/de.mdx',
      `a page’s file is named after its language: expected ${locales.map((locale) => `${locale}.mdx`).join(' or ')}`,
    ],
    ['home/EN.mdx', 'expected the name en.mdx, found "EN.mdx"'],
    ['home/en.md', 'expected the name en.mdx, found "en.md"'],
    [
      'about.mdx',
      `expected content/about/ with ${locales.map((locale) => `${locale}.mdx`).join(' or ')} in it`,
    ],
  ])('reports %s, which is no page', async (file, words) => {
    expect((await checkTree({ [file]: page() })).problems).toEqual([
      { file, line: 1, column: 1, ruleId: 'file-name', reason: expect.stringContaining(words) },
    ]);
  });

  it('knows what a misnamed file is meant to be, so that links to it are not reported too', async () => {
    const { problems } = await checkTree({
      'home/en.mdx': page('[a](/story)\n'),
      'story/En.mdx': page(),
    });
    expect(problems.map(({ file, ruleId }) => [file, ruleId])).toEqual([
      ['story/En.mdx', 'file-name'],
    ]);
  });

  it('reports an empty file once', async () => {
    expect((await checkTree({ 'home/en.mdx': ' \n' })).problems).toEqual([
      expect.objectContaining({ ruleId: 'unreadable', line: 1, column: 1 }),
    ]);
  });

  it('reports nothing but the frontmatter where its end cannot be reported', async () => {
    const { problems } = await checkTree({
      'home/en.mdx': page('<b>x</b>\n').replace('---\n\n', '\n'),
    });
    expect(problems).toEqual([
      expect.objectContaining({
        ruleId: 'frontmatter-syntax',
        line: 1,
        reason: expect.stringContaining('not closed'),
      }),
    ]);
  });

  it('publishes a scheduled post on its day, so that links to it are alive from then on', async () => {
    const link = { 'home/en.mdx': page('[a](/blog/post)\n') };
    const post = (date: string) => ({
      ...link,
      'data/people.yaml': clean['data/people.yaml'],
      'blog/post/en.mdx': page(
        'Text.\n',
        'category: blog',
        `date: ${date}`,
        'scheduled: true',
        'author: anna',
      ),
    });
    expect((await checkTree(post('2026-11-20'))).problems).toEqual([]);
    expect((await checkTree(post('2026-11-21'))).problems.map(({ ruleId }) => ruleId)).toEqual([
      'dead-link',
    ]);
  });

  it('still knows a page with broken frontmatter, so that links to it are not reported too', async () => {
    const { problems } = await checkTree({
      'home/en.mdx': page('[a](/story)\n'),
      'story/en.mdx': page('Text.\n', 'shortTitle: a: b'),
    });
    expect(problems.map(({ file, ruleId }) => [file, ruleId])).toEqual([
      ['story/en.mdx', 'frontmatter-syntax'],
    ]);
  });

  it('warns of the provider’s name typed in a link’s text, and says nothing else because of it', async () => {
    const { problems } = await checkTree({
      'home/en.mdx': page(`[${site.brand} {brand}](/home)\n`),
    });
    expect(problems.map(({ ruleId }) => ruleId)).toEqual(['typed-name']);
  });
});
