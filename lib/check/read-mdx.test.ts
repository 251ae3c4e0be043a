import { describe, expect, it } from 'vitest';
import { checkMarked, expectProblem, page } from '@/tests/support/marked-content';
import { withinTime } from '@/tests/support/processor-time';

/** Expects exactly the marked problems of a page; the rules are given in the order of the text. */
async function expectProblems(body: string, ...rules: string[]): Promise<void> {
  const { problems, places } = await checkMarked(page(body));
  const found = problems.map(({ file, line, column, ruleId }) => ({ file, line, column, ruleId }));
  expect(found).toEqual(places.map((place, index) => ({ ...place, ruleId: rules[index] })));
}

describe('what is behind a mistake in the syntax', () => {
  it('is read: blocks, properties, links and headings', async () => {
    await expectProblems(
      'Less than ▸<5 items, see ▸[costs](/nowhere).\n\n▸<Calout />\n\n▸# Title\n\n<LinkCard label="A" ▸colour="b" />\n\nThe ▸the end.\n',
      'mdx-syntax',
      'dead-link',
      'unknown-block',
      'heading-level',
      'block-prop',
      'doubled-word',
    );
  });

  it('is read: other mistakes in the syntax, of every kind', async () => {
    await expectProblems(
      'Text ▸{x and more.\n\n<LinkCard label=▸“A” />\n\nSee ▸<https://a.example>.\n\n<Steps>\n\nText\n\n▸</Section>\n\n▸```js\n<Section>\n',
      'mdx-syntax',
      'mdx-syntax',
      'mdx-syntax',
      'mdx-syntax',
      'mdx-syntax',
    );
  });

  it('is read behind a paragraph that the parser takes for code', async () => {
    await expectProblems(
      '▸import it, they said.\n\nText ▸{x\n\n## See ▸[it](/nowhere)\n',
      'no-code',
      'mdx-syntax',
      'dead-link',
    );
  });

  it('is read line by line where no empty lines part it', async () => {
    await expectProblems(
      '<Steps>\n<Step heading=▸“A”>\n▸[a](/nowhere)\n</Step>\n<Step heading="B">\nText\n</Step>\n</Steps>\n',
      'mdx-syntax',
      'dead-link',
    );
  });
});

describe('a mistake in a tag of many lines', () => {
  const chart = (lines: string) => `<LinkCard\n  label="Costs"\n${lines}\n/>\n\nMore text.\n`;

  it.each([
    ['a value without quotes', '  colour=▸blue', 'expected colour="blue" or colour={…}'],
    ['curly quotes', '  colour=▸“blue”\n  href="/home"', 'expected straight quotes, colour="text"'],
    ['a quote that is never closed', '  colour=▸"blue\n  href="/home"', 'is never closed'],
    ['a number without braces', '  size=▸3', 'expected size={3}, found no braces'],
    ['a brace that is never closed', '  items=▸{[1, 2]\n  href="/home"', 'write } where it ends'],
    ['a comma between properties', '  colour="blue"▸,\n  href="/home"', 'found a comma'],
  ])('is reported at its own line and column: %s', async (_name, lines, words) => {
    const { problems, places } = await checkMarked(page(chart(lines)));
    const begin = 'the tag <LinkCard> cannot be read: ';
    expect(problems).toEqual([
      {
        ...places[0],
        ruleId: 'mdx-syntax',
        reason: expect.stringMatching(new RegExp(`^${begin}.*${words.replace(/[{}=]/g, '\\$&')}`)),
      },
    ]);
  });
});

describe('what follows from a mistake is not reported', () => {
  it.each([
    ['the closing tag of a broken one', '<Section background=▸“mist”>\n\nText\n\n</Section>\n'],
    [
      'items without the list that is broken',
      '<Steps x=▸“y”>\n\n<Step heading="A">a</Step>\n\n</Steps>\n',
    ],
    [
      'text in a list whose item is broken',
      '<Steps>\n\n<Step heading=▸“A”>\n\nText\n\n</Step>\n\n</Steps>\n',
    ],
    ['a heading level above that is broken', '## Costs ▸{x\n\n### Details\n'],
    ['an anchor that is broken', '## Costs ▸{x\n\n[costs](#costs)\n'],
    ['tags in a comment', '▸<!-- <Section>\n\nText -->\n\nText\n'],
    [
      'properties behind an empty line in a tag',
      "<LinkCard\n\n  label='it's ▸\"x\"'\n/>\n\nText\n",
    ],
    ['a block ignored by code', '<Section>\n\n▸```js\nText\n\n</Section>\n'],
    ['a brace that takes in closing tags', '<Section>\n\nText ▸{x\n\n</Section>\n'],
    ['the rest of a closing tag in a paragraph', '<Section>\n\nText ▸</Section>\n\nText\n'],
    ['the closing tag of one in a paragraph', '▸<Section>Text\n\nText\n\n</Section>\n'],
    [
      'the pair of a closing tag that is misspelt',
      '<Section>\n\n<Steps>\n\nText\n\n▸</Stepps>\n\n</Section>\n',
    ],
    ['a closing tag too much', '<Section>\n\nText\n\n▸</Steps>\n\nText\n\n</Section>\n'],
    ['tags in the wrong order', '<Steps>\n\n▸<Step heading="A">\n\nText\n\n</Steps>\n\n</Step>\n'],
  ])('%s', (_name, body) => expectProblems(body, 'mdx-syntax'));
});

describe('messages', () => {
  it.each([
    ['no quotes', '<LinkCard label=▸A />\n', 'expected label="A" or label={…}'],
    ['quotes within', '<LinkCard label="A "b▸" c" />\n', 'a straight quote is missing, or ends'],
    ['an open brace', 'Text ▸{company\n', 'the { is never closed'],
    ['words in braces', 'Text {our ▸names}\n', 'nothing but names stands in braces'],
    [
      'a comma between texts',
      '<RelatedPages pages={["/home" ▸"/blog"]} />\n',
      'a comma is missing between entries: expected , or ]',
    ],
    [
      'a comma between objects',
      '<BarChart bars={[\n  { value: 1 }\n  ▸{ value: 2 }\n]} />\n',
      'a comma is missing between entries: expected , or ]',
    ],
    [
      'a comma between keys',
      '<BarChart bars={[{ value: 1 ▸label: "A" }]} />\n',
      'a comma is missing between entries: expected , or }',
    ],
    ['a colon', '<BarChart bars={[{ value ▸"A" }]} />\n', 'a colon is missing: expected value:'],
    ['a semicolon', '<BarChart bars={[{ value: 1▸; label: "A" }]} />\n', 'expected a comma here'],
    ['a bracket', '<BarChart bars={[{ value: 1 }\n▸} />\n', 'a ] is missing before this }'],
    [
      'curly quotes of a list',
      '<RelatedPages pages={[▸“/home”]} />\n',
      'expected straight quotes, "text"',
    ],
    [
      'quotes in a text of a list',
      '<RelatedPages pages={["a "▸b" c"]} />\n',
      'a straight quote ends a text early',
    ],
    [
      'a decimal comma',
      '<BarChart bars={[{ value: 38,0▸, label: "A" }]} />\n',
      'decimals take a point: expected 38.0, found 38,0',
    ],
    ['a tag that is not finished', 'Zażółć ▸<Section\n', 'the tag <Section> cannot be read'],
    ['a sign for less', 'Cost ▸<5 EUR\n', 'write \\< for the sign itself'],
    ['an address', 'See ▸<https://a.example>\n', 'expected [name](https://a.example)'],
    ['a closing tag alone', 'Text\n\n▸</Section>\n', '</Section>'],
    ['a comment', 'Text\n\n▸<!-- note -->\n', 'a note in <!-- --> cannot stand in a page'],
    [
      'a closing tag that fits another',
      '<Section>\n\nText\n\n▸</Steps>\n',
      '</Steps> closes nothing: write </Section> for the <Section> in line 6',
    ],
    ['a mail address', 'Write to ▸<a@b.example>\n', 'expected [name](mailto:a@b.example)'],
    [
      'an inner block',
      '<Steps>\n\n▸<Step heading="A">\n\nA\n\n</Steps>\n',
      'before </Steps> in line 12',
    ],
    ['a list item', '- ▸<Section>\n\nText\n', '<Section> is never closed'],
  ])('say what to write in place of %s', async (_name, body, words) => {
    await expectProblem(page(body), 'mdx-syntax', words);
  });
});

it('gives up in time where everything is broken', async () => {
  const broken = page(`${'<Section>\n\n'.repeat(2000)}`);
  const { problems } = await withinTime(() => checkMarked(broken), 3000);
  expect(problems.length).toBeGreaterThan(0);
});

it('tells an unfinished frontmatter once, and takes it for no text', async () => {
  const { problems } = await checkMarked('▸---\ntitle: A "title"\n\n## Text <5\n');
  expect(problems.map(({ ruleId }) => ruleId)).toEqual(['frontmatter-syntax']);
});
