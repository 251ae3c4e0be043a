import { describe, expect, it } from 'vitest';
import { site } from '@/site.config';
import { description, title } from '@/tests/support/documents';
import { checkMarked, expectProblem, page } from '@/tests/support/marked-content';
import { frontmatterFault } from './frontmatter';

const post = (...lines: string[]) => page('Text.\n', 'category: blog', ...lines);

describe('keys', () => {
  it('reports a missing title at the first line', async () => {
    await expectProblem(
      `▸---\ndescription: ${description}\n---\n\nText\n`,
      'frontmatter-value',
      'this page’s frontmatter (the lines between `---`) lacks `title`: expected text; write `title: "…"`',
    );
  });

  it('reports a page without frontmatter once', async () => {
    await expectProblem('▸Text.\n', 'frontmatter-syntax', 'the page has no frontmatter');
  });

  it('does not report a key as missing too that is misspelt', async () => {
    await expectProblem(
      `---\n▸titel: ${title}\ndescription: ${description}\n---\n`,
      'frontmatter-key',
      'did you mean `title`?',
    );
  });

  it('reports an unknown key where it stands and suggests the one that was meant', async () => {
    await expectProblem(
      page('Text.\n', 'slug: a', '▸shortTilte: B'),
      'frontmatter-key',
      '`shortTilte` is not part of this page’s frontmatter (the lines between `---`); did you mean `shortTitle`?',
    );
  });

  it('says which keys there are when none is near', async () => {
    await expectProblem(
      page('Text.\n', '▸colour: blue'),
      'frontmatter-key',
      '`colour` is not part of this page’s frontmatter (the lines between `---`); the nearest of 13 are `',
    );
  });

  it('is not confused by a key that every object inherits', async () => {
    await expectProblem(page('Text.\n', '▸constructor: x'), 'frontmatter-key', '`constructor`');
  });
});

describe('values', () => {
  it('reports a value that is none of the allowed ones and suggests the one that was meant', async () => {
    const lines = ['date: 2026-01-01', 'author: anna'];
    await expectProblem(
      page('Text.\n', ...lines, 'category: ▸nwes'),
      'frontmatter-value',
      '`category`: found "nwes"; did you mean `news`?',
      'blog/post/en.mdx',
    );
  });

  it('reports a value of the wrong type', async () => {
    await expectProblem(
      page('Text.\n', 'draft: ▸maybe'),
      'frontmatter-value',
      '`draft`: expected true or false, found "maybe"',
    );
  });

  it('reports an entry of a list at its own place', async () => {
    await expectProblem(
      page('Text.\n', 'redirectFrom:', '  - /old', '  - ▸older'),
      'frontmatter-value',
      'entry 2 of `redirectFrom`: expected an address such as "/old/address"',
    );
  });

  it('reports a title that is too short, with its length', async () => {
    await expectProblem(
      `---\ntitle: ▸Short\ndescription: ${description}\n---\n`,
      'frontmatter-value',
      '`title`: expected at least 15 characters, found 5',
    );
  });

  it('reports a description that is too long, with its length', async () => {
    await expectProblem(
      `---\ntitle: ${title}\ndescription: ▸${'a'.repeat(161)}\n---\n`,
      'frontmatter-value',
      '`description`: expected at most 160 characters, found 161',
    );
  });

  it('measures texts with the provider’s names filled in', async () => {
    const longest = `{company} ${'A'.repeat(59 - site.company.length)}`;
    const source = (text: string) => `---\ntitle: ${text}\ndescription: ${description}\n---\n`;
    expect((await checkMarked(source(`"${longest}"`))).problems).toEqual([]);
    await expectProblem(
      source(`▸"${longest}x"`),
      'frontmatter-value',
      'at most 60 characters, found 61',
    );
  });

  it('reports a day that is not in the calendar', async () => {
    await expectProblem(
      post('date: ▸2026-02-30', 'author: anna'),
      'frontmatter-value',
      '`date`: expected a day such as 2026-11-20 that exists in the calendar, found "2026-02-30"',
      'blog/post/en.mdx',
    );
  });
});

describe('syntax', () => {
  it('reports YAML that cannot be read, where reading stops', async () => {
    await expectProblem(
      page('Text.\n', 'shortTitle: ▸Cost: control'),
      'frontmatter-syntax',
      'the value holds a colon with a space after it: put all of the value in double quotes, as in `title: "…"`; found `Cost: control`',
    );
  });

  it('does not name a second place in its words', async () => {
    const { problems } = await checkMarked(page('Text.\n', 'shortTitle: Cost: control'));
    expect(problems[0]?.ruleId).toBe('frontmatter-syntax');
    expect(problems[0]?.reason).not.toMatch(/line \d/);
  });

  it('reports a key that is given twice', async () => {
    await expectProblem(
      page('Text.\n', 'slug: a', '▸slug: b'),
      'frontmatter-syntax',
      'the key is given twice: keep one of the two',
    );
  });
});

describe('places', () => {
  it('are right in files with Windows line ends', async () => {
    const source = page('Text.\n', 'slug: a', '▸shortTilte: B').replaceAll('\n', '\r\n');
    const { problems, places } = await checkMarked(source);
    expect(problems).toEqual([
      expect.objectContaining({ ...places[0], ruleId: 'frontmatter-key' }),
    ]);
  });

  it('are right in files with a byte-order mark and letters outside ASCII', async () => {
    await expectProblem(
      `\uFEFF${page('Text.\n', 'summary: Zażółć 😀', '▸shortTilte: B')}`,
      'frontmatter-key',
      '`shortTilte`',
    );
  });
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
  ['four dashes at its end', `---\n${keys}----\nText.\n`, 28, 'found `----`'],
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
  ['a space before it', ` ---\n${keys}---\n`, 0, 'found empty lines or spaces before it'],
  [
    'JavaScript',
    `---js\n{ title: run() }\n---\n`,
    0,
    'begins with a line of three hyphens, `---`, and nothing else: found `---js`',
  ],
  ['the name of its language', `--- yaml\n${keys}---\n`, 0, 'found `--- yaml`'],
  ['JSON', `---json\r\n{}\r\n---\r\n`, 0, 'found `---json`'],
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
  `---\r\ntitle: A\r\n---\r\nText.\r\n`,
  '---\ntitle: A\n\n# a comment\n\nslug: b\n---\n',
  '---\ndescription: >\n  a\n\n  b\n---\n',
])('finds nothing wrong with %j', (text) => {
  expect(frontmatterFault(text)).toBeUndefined();
});

it.each([
  ['an address without its slash', 'redirectFrom: [▸old/address]', 'such as "/old/address"'],
  ['one address that is no list', 'redirectFrom: ▸old', 'write `redirectFrom: ["…"]`'],
  ['an encoded question mark', 'redirectFrom: ["▸/en/a%3Fb"]', 'without what follows ? or #'],
  ['an encoded slash', 'redirectFrom: ["▸/en/a%2Fb"]', 'without what follows ? or #'],
  [
    'bytes that are no letters',
    'redirectFrom: ["▸/%FF"]',
    'expected % before encoded letters only',
  ],
  ['a percent sign alone', 'redirectFrom: ["▸/100%"]', 'such as "/old/address"'],
])('tells what is expected in place of %s', async (_name, line, words) => {
  await expectProblem(page('Text.\n', line.replace('"▸', '▸"')), 'frontmatter-value', words);
});
