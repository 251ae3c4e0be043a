import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { FoundTag } from '@/lib/check/extract/document';
import { type BlockSchema, defineBlock } from '@/lib/schema/block';
import { site } from '@/site.config';
import { checkMarked, expectProblem, page } from '@/tests/support/marked-content';
import { languageFindings } from './blocks';

describe('names', () => {
  it('reports an unknown block and suggests the one that was meant', () => {
    expectProblem(
      page('▸<Setcion>\n\nText\n\n</Setcion>\n'),
      'unknown-block',
      '<Setcion> is not a block; did you mean `Section`?',
    );
  });

  it('says which blocks there are when none is near', () => {
    expectProblem(
      page('Text\n\n▸<Gallery />\n'),
      'unknown-block',
      '<Gallery> is not a block; expected one of `Hero`, `Section`,',
    );
  });

  it.each([
    ['an element', '▸<div>\n\nText\n\n</div>\n', '<div> is HTML: expected the words alone'],
    ['an element in a line', 'Żółw 😀 ▸<b>bold</b>\n', '<b> is HTML: expected **bold**'],
    ['a line break', 'One▸<br/>two\n', '<br> is HTML: expected a new paragraph'],
    ['one that is never closed', 'One▸<br>two\n', '<br> is HTML: expected a new paragraph'],
    ['a script', '▸<script>{`alert(1)`.length}</script>\n', '<script> is HTML: expected Markdown'],
    ['a fragment', '▸<>\n\nText\n\n</>\n', '<> is HTML: expected Markdown or one of the site’s'],
  ])('refuses raw HTML: %s', (_name, body, words) => {
    const { problems, places } = checkMarked(page(body));
    const message = expect.stringContaining(words);
    expect(problems[0]).toEqual({ ...places[0], rule: 'raw-html', message });
  });

  it.each([
    ['in small letters', '<linkcard label="A" />', 'LinkCard'],
    ['in other capitals', '<Linkcard label="A" />', 'LinkCard'],
    ['that is an element, too', '<section>\n\nText\n\n</section>', 'Section'],
    ['in small letters and misspelt', '<linkkard label="A" />', 'LinkCard'],
  ])('takes a block %s for the block', (_name, body, block) => {
    expectProblem(page(`▸${body}\n`), 'unknown-block', `did you mean \`${block}\`?`);
  });
});

describe('properties', () => {
  it('reports a misspelt one where it stands and suggests the one that was meant', () => {
    expectProblem(
      page('<LinkCard\n  label="A"\n  ▸hrfe="/services/finops"\n/>\n'),
      'block-prop',
      '`hrfe` is not part of <LinkCard>; did you mean `href`?',
    );
  });

  it('reports a missing one at the tag', () => {
    expectProblem(
      page('Zażółć 😀 text\n\n▸<LinkCard />\n'),
      'block-prop',
      '<LinkCard> lacks `label`: expected text; write `label="…"`',
    );
  });

  it.each([
    ['a number for a text', 'label={▸3}', '`label`: expected text, found the number 3'],
    [
      'a text for a number',
      'label="A" count="▸3"',
      '`count`: expected a number, found "3"; write `count={…}`',
    ],
    ['a bare name for a text', '▸label', '`label`: expected text, found true'],
    [
      'a text for a list',
      'label="A" tags="▸x"',
      '`tags`: expected a list, found "x"; write `tags={["…"]}`',
    ],
    ['a wrong entry of a list', 'label="A" tags={["x", ▸2]}', 'entry 2 of `tags`: expected text'],
    ['too long a text', `label="▸${'a'.repeat(31)}"`, 'at most 30 characters, found 31'],
  ])('reports %s at the value', (_name, attributes, words) => {
    expectProblem(page(`<LinkCard ${attributes} />\n`), 'block-prop', words);
  });

  it('measures texts with the provider’s names filled in', () => {
    const longest = `{company} ${'A'.repeat(29 - site.company.length)}`;
    expect(checkMarked(page(`<LinkCard label="${longest}" />\n`)).problems).toEqual([]);
    expectProblem(page(`<LinkCard label="▸${longest}x" />\n`), 'block-prop', 'found 31');
  });

  it('reports a value that is none of the allowed ones and suggests the one that was meant', () => {
    expectProblem(
      page('<Section background="▸msit">\n\nText\n\n</Section>\n'),
      'block-prop',
      '`background`: found "msit"; did you mean `mist`?',
    );
  });

  it('reports every mistake of a tag', () => {
    const { problems, places } = checkMarked(page('<LinkCard label={▸1} ▸colour="b" />\n'));
    expect(problems.map(({ file, line, column }) => ({ file, line, column }))).toEqual(places);
  });

  it.each([
    ['a call', 'label={▸run()}', 'found program code (a call)'],
    ['a name', 'label={▸name}', 'found name without quotes; write "name"'],
    ['a call in a list', 'label="A" tags={["x", ▸run()]}', 'found program code (a call)'],
    ['a spread', '▸{...all}', 'found { without a name'],
  ])('refuses %s', (_name, attributes, words) => {
    expectProblem(page(`Ż\n\n<LinkCard ${attributes} />\n`), 'literal-props', words);
  });
});

describe('places', () => {
  it('reports a block outside the one it belongs in', () => {
    expectProblem(
      page('Text\n\n▸<Step heading="A">\n\nText\n\n</Step>\n'),
      'block-place',
      '<Step> belongs between <Steps> and </Steps> only: found it outside',
    );
  });

  it('reports a block in the wrong one', () => {
    expectProblem(
      page('<Section>\n\n  ▸<Step heading="A">Text</Step>\n\n</Section>\n'),
      'block-place',
      '<Step> belongs between <Steps> and </Steps> only: found it in <Section>',
    );
  });
});

describe('children', () => {
  it('reports anything between the tags of a block that takes nothing', () => {
    expectProblem(
      page('▸<LinkCard label="A">\n\nText\n\n</LinkCard>\n'),
      'block-children',
      '<LinkCard> takes nothing between its tags: expected <LinkCard … />',
    );
  });

  it.each([
    ['text', '▸Text *with* marks', 'text'],
    ['a list', '▸- One\n- Two', 'text'],
    ['another block', '▸<LinkCard label="A" />', '<LinkCard>'],
  ])('reports %s in a block that takes only its items', (_name, child, found) => {
    expectProblem(
      page(`<Steps>\n\n<Step heading="A">a</Step>\n\n${child}\n\n</Steps>\n`),
      'block-children',
      `<Steps> takes only <Step> between its tags: found ${found}`,
    );
  });

  it('reports an unknown block among items once', () => {
    expectProblem(
      page('<Steps>\n\n▸<Stpe heading="A">a</Stpe>\n\n</Steps>\n'),
      'unknown-block',
      'did you mean `Step`?',
    );
  });

  it('accepts items side by side, and any content in a block that takes it', () => {
    const steps = '<Steps>\n<Step heading="A">a</Step> <Step heading="B">b</Step>\n</Steps>';
    const { problems } = checkMarked(page(`<Section>\n\n## H\n\n${steps}\n\n- x\n\n</Section>\n`));
    expect(problems).toEqual([]);
  });
});

describe('a template that makes the heading', () => {
  it('leaves no place for a Hero on a post, which would have two headings', () => {
    const post = page(
      '▸<Hero lead="Text." />\n',
      'category: blog',
      'date: 2026-01-01',
      'author: anna',
    );
    const file = 'blog/post/en.mdx';
    expectProblem(post, 'block-place', '<Hero> is a second heading of the page: a post has', file);
  });

  it('leaves none on the search page either', () => {
    const text = page('▸<Hero lead="Text." />\n', 'layout: search');
    expectProblem(text, 'block-place', 'a search page has its title', 'search/en.mdx');
  });
});

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

it('finds a block on a page in a language it is not for', () => {
  expect(languageFindings({ tags, locale: 'en' }, blocks)).toEqual([
    { offset: 9, message: '<Newsletter> is for pages in Polish: this page is in English' },
  ]);
});

it('finds nothing where it is for the language, or for all', () => {
  expect(languageFindings({ tags, locale: 'pl' }, blocks)).toEqual([]);
});
