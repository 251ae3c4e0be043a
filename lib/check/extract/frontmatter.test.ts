import { expect, it } from 'vitest';
import { site } from '@/site.config';
import { description, title } from '@/tests/support/documents';
import { checkMarked, expectProblem, page } from '@/tests/support/marked-content';
import { frontmatterFault } from './frontmatter';

const here = 'this page’s frontmatter (the lines between `---`)';
const withTexts = (title: string, text = description) =>
  `---\ntitle: ${title}\ndescription: ${text}\n---\n`;
const longest = `{company} ${'A'.repeat(59 - site.company.length)}`;

it.each([
  ['a page without frontmatter', '▸Text.\n', 'frontmatter-syntax', 'the page has no frontmatter'],
  [
    'a missing title',
    `▸---\ndescription: ${description}\n---\n\nText\n`,
    'frontmatter-value',
    `${here} lacks \`title\`: expected text; write \`title: "…"\``,
  ],
  [
    'a misspelt key, and nothing of one that is missing',
    `---\n▸titel: ${title}\ndescription: ${description}\n---\n`,
    'frontmatter-key',
    'did you mean `title`?',
  ],
  [
    'a title that is too short, with its length',
    withTexts('▸Short'),
    'frontmatter-value',
    '`title`: expected at least 15 characters, found 5',
  ],
  [
    'a description that is too long, with its length',
    withTexts(title, `▸${'a'.repeat(161)}`),
    'frontmatter-value',
    '`description`: expected at most 160 characters, found 161',
  ],
  [
    'a title that is too long once the provider’s names are filled in',
    withTexts(`▸"${longest}x"`),
    'frontmatter-value',
    'at most 60 characters, found 61',
  ],
  [
    'a key in a file with a byte-order mark and letters outside ASCII',
    `\uFEFF${page('Text.\n', 'summary: Zażółć 😀', '▸shortTilte: B')}`,
    'frontmatter-key',
    '`shortTilte`',
  ],
])('tells of %s where it stands', (_name, text, ruleId, words) =>
  expectProblem(text, ruleId, words),
);

it.each([
  ['▸shortTilte: B', 'key', `\`shortTilte\` is not part of ${here}; did you mean \`shortTitle\`?`],
  ['▸colour: blue', 'key', `\`colour\` is not part of ${here}; the nearest of 13 are \``],
  [
    'redirectFrom:\n  - /old\n  - ▸older',
    'value',
    'entry 2 of `redirectFrom`: expected an address such as "/old/address"',
  ],
  ['redirectFrom: ▸old', 'value', 'write `redirectFrom: ["…"]`'],
  ['redirectFrom: [▸"/en/a%3Fb"]', 'value', 'without what follows ? or #'],
  ['path: ▸/copies.html', 'value', 'lower-case letters a–z, digits and hyphens between slashes'],
  ['path: ▸/a/', 'value', 'between slashes, none at the end'],
  ['slug: ▸007', 'value', 'found the number 007; write `slug: "007"`'],
  ['expires: ▸20271120', 'value', 'a day such as 2027-11-20 that exists'],
  ['redirectFrom: [▸"/%FF"]', 'value', 'expected % before encoded letters only'],
  [
    'shortTitle: ▸Cost: control',
    'syntax',
    'the value holds a colon with a space after it: put all of the value in double quotes, as in `title: "…"`; found `Cost: control`',
  ],
  ['slug: a\n▸slug: b', 'syntax', 'the key is given twice: keep one of the two'],
])('says of %j what to do', (line, kind, words) =>
  expectProblem(page('Text.\n', line), `frontmatter-${kind}`, words),
);

it('measures texts with the provider’s names filled in, and names no second place in its words', async () => {
  expect((await checkMarked(withTexts(`"${longest}"`))).problems).toEqual([]);
  const { problems } = await checkMarked(page('Text.\n', 'shortTitle: Cost: control'));
  expect(problems[0]?.reason).not.toMatch(/line \d/);
});

it('tells places in files with Windows line ends', async () => {
  const source = page('Text.\n', 'slug: a', '▸shortTilte: B').replaceAll('\n', '\r\n');
  const { problems, places } = await checkMarked(source);
  expect(problems).toEqual([expect.objectContaining({ ...places[0], ruleId: 'frontmatter-key' })]);
});

const keys = 'title: A\ndescription: B\n';

it.each([
  ['no end', `---\n${keys}\nText.\n`, 0, 'not closed'],
  ['an end that is a break in the text', `---\n${keys}\nText.\n\n---\n\nMore.\n`, 0, 'not closed'],
  [
    'two dashes at its end',
    `---\n${keys}--\nText.\n`,
    28,
    'ends with a line of three hyphens, `---`: found `--`',
  ],
  ['a long dash at its end', `---\n${keys}—\nText.\n`, 28, 'found `—`'],
  ['an indented end', `---\n${keys}  ---\nText.\n`, 28, 'found `  ---`'],
  [
    'marks of another language',
    `+++\n${keys}+++\n`,
    0,
    'begins with a line of three hyphens, `---`, and nothing else: found `+++`',
  ],
  ['a long dash at its beginning', `—\n${keys}---\n`, 0, 'found `—`'],
  ['an empty line before it', `\n---\n${keys}---\n`, 0, 'found empty lines or spaces before it'],
  [
    'JavaScript',
    `---js\n{ title: run() }\n---\n`,
    0,
    'begins with a line of three hyphens, `---`, and nothing else: found `---js`',
  ],
  ['a text at its beginning', `---title: A\n${keys}---\n`, 0, 'found `---title: A`'],
  ['no beginning', `${keys}---\nText.\n`, 0, 'found `title: A`'],
])('reports a frontmatter with %s', (_name, text, offset, words) => {
  expect(frontmatterFault(text)).toEqual({
    offset,
    message: expect.stringContaining(words),
    isTextKnown: false,
  });
});

it('knows the text of a page that has no frontmatter at all', () => {
  expect(frontmatterFault('## Text\n')).toMatchObject({ offset: 0, isTextKnown: true });
});

it.each([
  `---\n${keys}---\n`,
  `---\n${keys}---\nText.\n\n---\n\nMore.\n`,
  '---\ntitle: A\n\n# a comment\n\nslug: b\n---\n',
  '---\ndescription: >\n  a\n\n  b\n---\n',
])('finds nothing wrong with %j', (text) => {
  expect(frontmatterFault(text)).toBeUndefined();
});
