import { expect, it } from 'vitest';
import { checkMarked, expectProblem, page } from '@/tests/support/marked-content';

it.each([
  [
    'a tag that is never closed',
    'Text\n\n▸<Section>\n\nText\n',
    '<Section> is never closed: expected </Section>',
  ],
  [
    'a tag that is not finished',
    'Zażółć ▸<Section\n',
    'the tag <Section> cannot be read: expected each property as name="text"',
  ],
  [
    'a property without quotes',
    '<Section id=▸a>\n\nText\n\n</Section>\n',
    'expected id="a" or id={…}, found no quotes',
  ],
  ['a sign for less', 'Cost ▸<5 EUR\n', 'write \\< for the sign itself'],
  ['an address in brackets', 'See ▸<https://a.example>\n', 'expected [name](https://a.example)'],
  ['a closing tag without an opening one', 'Text\n\n▸</Section>\n', '</Section>'],
  ['an HTML comment', 'Text\n\n▸<!-- note -->\n', 'a note in <!-- --> cannot stand in a page'],
])('reports %s where it stands', async (_name, body, words) => {
  await expectProblem(page(body), 'mdx-syntax', words);
});

it('reports a misspelt opening tag where it stands, not the closing tag that fits no other', async () => {
  await expectProblem(
    page('Text\n\n▸<Setcion>\n\nText\n\n</Section>\n'),
    'unknown-block',
    '<Setcion> is not a block; did you mean `Section`?',
  );
});

it('reports a closing tag that fits no opening one where both are blocks', async () => {
  await expectProblem(
    page('<Section>\n\nText\n\n▸</Steps>\n'),
    'mdx-syntax',
    '</Steps> closes nothing: write </Section> for the <Section> in line 6',
  );
});

it('leaves the name of the parser’s own rule out of the message', async () => {
  const [problem] = (await checkMarked(page('<Section>\n'))).problems;
  expect(problem?.ruleId).toBe('mdx-syntax');
  expect(problem?.reason).not.toContain('mdx-jsx');
});

it('reports the frontmatter’s mistakes together with a text that cannot be read', async () => {
  const { problems, places } = await checkMarked(page('▸<Section>\n', '▸colour: blue'));
  expect(problems.map(({ line, column, ruleId }) => [line, column, ruleId])).toEqual([
    [places[0]?.line, places[0]?.column, 'frontmatter-key'],
    [places[1]?.line, places[1]?.column, 'mdx-syntax'],
  ]);
});
