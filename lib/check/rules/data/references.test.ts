import { expect, it } from 'vitest';
import { checkTree, page, people } from '@/tests/support/marked-content';

const file = 'blog/post/en.mdx';
const post = (...lines: string[]) =>
  page('Text.\n', 'category: blog', 'date: 2026-01-01', ...lines);

const sentence = 'What posts on the subject are about, told in one sentence that is long enough.';
const tagOf = (id: string, name: string) =>
  `${id}:\n  name: { en: ${name}, pl: ${name} }\n  slug: ${id}\n  description: { en: "${sentence} ${name}", pl: "${sentence} ${name}" }\n`;
const tags = tagOf('finops', 'FINOPS') + tagOf('exit-plan', 'EXIT');

/** What the check says of a post and the data beside it, as rule and message. */
const reported = async (lines: readonly string[], files: Readonly<Record<string, string>> = {}) =>
  (
    await checkTree({
      [file]: post(...lines),
      'data/people.yaml': people,
      'data/tags.yaml': tags,
      ...files,
    })
  ).problems.map(({ ruleId, reason }) => `${ruleId}: ${reason}`);

it.each([
  ['author: ana', 'there is no person "ana" in data/people.yaml; did you mean `anna`?'],
  ['author: Ana', '"Ana" in data/people.yaml; did you mean `anna`'],
  ['author: Bo, Jan and Eve', 'in data/people.yaml; expected one of `anna`'],
  [`author: ${'Lorem ipsum '.repeat(300)}`, 'in data/people.yaml; expected one of `anna`'],
])('says of %.30s who there is, in a line', async (line, words) => {
  const found = await reported([line]);
  expect(found).toEqual([expect.stringContaining(words)]);
  expect(found[0]?.length).toBeLessThan(320);
});

it('says where further authors go when `author` is a list', async () => {
  expect(await reported(['author: [anna, anna]'])).toEqual([
    'frontmatter-value: `author`: expected one person; write a second as `coauthor`, and further ones as `authors: […]`, found a list; write `author: "…"`',
  ]);
});

it('finds nobody where there is no file of people', async () => {
  const { problems } = await checkTree({ [file]: post('author: anna') });
  expect(problems.map(({ reason }) => reason)).toEqual([
    'there is no person "anna" in data/people.yaml',
  ]);
});

it.each([
  ['fin-ops', '; did you mean `finops`?'],
  ['gardening', '; expected one of `finops`, `exit-plan`'],
])('says of the tag %s which there are', async (name, hint) => {
  expect(await reported(['author: anna', `tags: [exit-plan, ${name}]`])).toEqual([
    `unknown-entry: there is no tag "${name}" in data/tags.yaml${hint}`,
  ]);
});

it('names no tags where there are none', async () => {
  const found = await reported(['author: anna', 'tags: [gardening]'], { 'data/tags.yaml': '{}' });
  expect(found).toEqual(['unknown-entry: there is no tag "gardening" in data/tags.yaml']);
});

it('tells a tag that is given twice', async () => {
  expect(await reported(['author: anna', 'tags: [finops, finops]'])).toEqual([
    'frontmatter-value: entry 2 of `tags`: "finops" is here twice: keep one of the two',
  ]);
});

it('wants names, addresses and descriptions of their own for tags', async () => {
  const twins =
    tagOf('finops', 'FINOPS') + tagOf('exit-plan', 'EXIT').replace('en: EXIT', 'en: FINOPS');
  const found = await reported(['author: anna'], {
    'data/tags.yaml': twins.replace('slug: exit-plan', 'slug: finops'),
  });
  const other = 'expected another one than that of the tag "finops"';
  expect(found).toEqual([
    `data-file: \`en\` of \`name\` of \`exit-plan\`: ${other}`,
    `data-file: \`slug\` of \`exit-plan\`: ${other}`,
  ]);
});

it.each([
  ['people', 'coauthor: anna', people.replace('name: Anna', 'name: "Anna')],
  ['people', 'coauthor: anna', people.replace('anna:', 'anna')],
  ['tags', 'tags: [finops]', 'finops: ['],
  ['prices', 'summary: "It costs {prices.a}."', 'a:\n  net: 120\n unit: month\n'],
  ['offers', 'coauthor: anna', 'services/finops:\n  where: warsaw\n   pricedBy: month\n'],
])(
  'tells of nothing but data/%s.yaml where it cannot be read, or not all',
  async (name, line, broken) => {
    const found = await reported(['author: anna', line], { [`data/${name}.yaml`]: broken });
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((problem) => !problem.startsWith('data-file: '))).toEqual([]);
  },
);
