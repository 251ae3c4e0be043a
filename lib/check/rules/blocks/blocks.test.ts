import { expect, it } from 'vitest';
import { z } from 'zod';
import type { FoundTag } from '@/lib/check/extract/document';
import { type BlockSchema, defineBlock } from '@/lib/schema/block';
import { site } from '@/site.config';
import { checkMarked, page } from '@/tests/support/marked-content';
import { messagesOf } from '@/tests/support/rule-fixtures';
import { languageFindings } from './blocks';

it.each([
  ['unknown-block', '<Setcion />', '<Setcion> is not a block; did you mean `Section`?'],
  ['unknown-block', '<Gallery />', 'is not a block; expected one of `Hero`, `Section`,'],
  ['unknown-block', '<linkcard label="A" />', 'did you mean `LinkCard`?'],
  ['unknown-block', '<section>\n\nText\n\n</section>', 'did you mean `Section`?'],
  ['raw-html', '<div>\n\nText\n\n</div>', '<div> is HTML: expected the words alone'],
  ['raw-html', 'Żółw 😀 <b>bold</b>', '<b> is HTML: expected **bold**'],
  ['raw-html', 'One<br>two', '<br> is HTML: expected a new paragraph'],
  ['raw-html', '<script>{1}</script>', '<script> is HTML: expected Markdown'],
  ['raw-html', '<>\n\nText\n\n</>', '<> is HTML: expected Markdown or one of the site’s'],
  [
    'block-prop',
    '<LinkCard label="A" hrfe="/" />',
    '`hrfe` is not part of <LinkCard>; did you mean',
  ],
  ['block-prop', '<LinkCard />', '<LinkCard> lacks `label`: expected text; write `label="…"`'],
  ['block-prop', '<LinkCard label="A" href="http://a.b" />', '`href`: expected a page id'],
  ['block-prop', '<RelatedPages pages={["/", "http://a.b"]} />', 'entry 2 of `pages`: expected'],
  ['literal-props', '<LinkCard label={run()} />', 'found program code (a call)'],
  ['literal-props', '<LinkCard label={name} />', 'found name without quotes; write "name"'],
  ['literal-props', '<LinkCard label="A" tags={["x", run()]} />', 'found program code (a call)'],
  ['literal-props', '<LinkCard {...all} />', 'found { without a name'],
  [
    'block-place',
    '<Step heading="A">a</Step>',
    'between <Steps> and </Steps> only: found it outside',
  ],
  ['block-place', '<Section>\n\n<Step heading="A" />\n\n</Section>', 'found it in <Section>'],
  [
    'block-place',
    '<Section>\n\n<Hero lead="l" />\n\n</Section>',
    '<Hero> spans the page: expected it',
  ],
  [
    'block-children',
    '<LinkCard label="A">a</LinkCard>',
    'nothing between its tags: expected <LinkCard',
  ],
  [
    'block-children',
    '<Steps>\n\n- One\n\n</Steps>',
    '<Steps> takes only <Step> between its tags: found',
  ],
])('%s says of %s what to do', async (ruleId, body, words) => {
  expect(await messagesOf(ruleId, page(`${body}\n`))).toEqual([expect.stringContaining(words)]);
});

it('measures texts with the provider’s names filled in', async () => {
  const longest = `{company} ${'A'.repeat(29 - site.company.length)}`;
  expect((await checkMarked(page(`<LinkCard label="${longest}" />\n`))).problems).toEqual([]);
  const messages = await messagesOf('block-prop', page(`<LinkCard label="${longest}x" />\n`));
  expect(messages).toEqual([expect.stringContaining('found 31')]);
});

it('reports an unknown block among items once', async () => {
  const { problems } = await checkMarked(
    page('<Steps>\n\n<Stpe heading="A">a</Stpe>\n\n</Steps>\n'),
  );
  expect(problems.map(({ ruleId }) => ruleId)).toEqual(['unknown-block']);
});

it.each([
  ['blog/post/en.mdx', 'category: blog', '<Hero> is a second heading of the page: a post has'],
  ['search/en.mdx', 'layout: search', 'a search page has its title'],
])('says why %s has no place for a Hero', async (file, line, words) => {
  const text = page('<Hero lead="Text." />\n', line, 'date: 2026-01-01', 'author: anna');
  expect(await messagesOf('block-place', text, file)).toEqual([expect.stringContaining(words)]);
});

it('finds a block on a page in a language it is not for', () => {
  const block = (name: string, locales?: BlockSchema['locales']): [string, BlockSchema] => [
    name,
    defineBlock({ name, description: 'D.', props: z.strictObject({}), children: 'none', locales }),
  ];
  const blocks = new Map([block('Newsletter', ['pl']), block('Callout')]);
  const tags = [
    { name: 'Callout', offset: 3 },
    { name: 'Newsletter', offset: 9 },
    { name: 'Unknown', offset: 12 },
  ] as FoundTag[];
  expect(languageFindings({ tags, locale: 'en' }, blocks)).toEqual([
    { offset: 9, message: '<Newsletter> is for pages in Polish: this page is in English' },
  ]);
  expect(languageFindings({ tags, locale: 'pl' }, blocks)).toEqual([]);
});
