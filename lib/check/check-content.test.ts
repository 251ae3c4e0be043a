import { describe, expect, it } from 'vitest';
import { checkTree, page, people } from '@/tests/support/marked-content';

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
});
