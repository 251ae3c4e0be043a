import { expect, it } from 'vitest';
import { z } from 'zod';
import { altText, day, entryOf, link, pageList, slug, text } from '@/lib/schema/formats';
import { describeIssues } from './describe-issue';
import { readYaml, schemaFindings } from './extract/yaml';

const schema = z.strictObject({
  label: text().max(20).optional(),
  alt: altText().optional(),
  isWide: z.boolean().optional(),
  count: z.int().min(1).optional(),
  columns: z.union([z.literal(2), z.literal(3)]).optional(),
  width: z.union([z.string(), z.number()]).optional(),
  tags: z.array(text()).min(1).optional(),
  title: text().min(15).optional(),
  date: day().optional(),
  kind: z.enum(['blog', 'news']).optional(),
  pages: pageList().optional(),
  parts: z.array(z.strictObject({ label: text() })).optional(),
  href: link().optional(),
  slug: slug().optional(),
  person: entryOf('people').optional(),
  hints: z.strictObject({ terms: z.array(text()).optional() }).optional(),
  meta: z.strictObject({ words: text() }).optional(),
  sector: z.enum(['fin', 'ind']).describe('Sector: fin (banks), ind (factories).').optional(),
});

const messagesOf = (value: object, owner: string) =>
  describeIssues(
    schema.safeParse(value, { reportInput: true }).error?.issues ?? [],
    owner,
    schema,
  ).map(({ message }) => message);

it.each([
  [{ label: '' }, '`label`: expected text, found an empty text'],
  [{ label: ' \u00A0' }, '`label`: expected text, found a text of spaces only'],
  [{ label: 3 }, '`label`: expected text, found the number 3; write `label="…"`'],
  [{ title: ['a'] }, '`title`: expected text, found a list; write `title="…"`'],
  [{ isWide: 'true' }, '`isWide`: expected true or false, found "true"; write `isWide`'],
  [{ isWide: 'nie' }, '`isWide`: expected true or false, found "nie"; write `isWide`'],
  [{ count: '4' }, '`count`: expected a number, found "4"; write `count={…}`'],
  [{ count: 0 }, '`count`: expected at least 1, found 0'],
  [{ columns: '2' }, '`columns`: expected 2 or 3, found "2"; write `columns={…}`'],
  [{ columns: 4 }, '`columns`: expected 2 or 3, found the number 4; write `columns={…}`'],
  [{ width: true }, '`width`: expected text or a number, found true; write `width={…}`'],
  [{ tags: 'a, b' }, '`tags`: expected a list, found "a, b"; write `tags={["…"]}`'],
  [{ tags: [] }, '`tags`: expected at least 1 entry, found 0'],
  [{ tags: ['a', ' '] }, 'entry 2 of `tags`: expected text, found a text of spaces only'],
  [{ kind: 'nwes' }, '`kind`: found "nwes"; did you mean `news`?'],
  [
    { parts: [{ label: 'x', labl: 'y' }] },
    '`labl` is not part of entry 1 of `parts`; did you mean `label`?',
  ],
  [{ labl: 'x' }, '`labl` is not part of <Block>; did you mean `label`?'],
  [{ count: '1,500' }, '`count`: expected a number, found "1,500"; write `count={…}`'],
  [{ parts: 'a' }, '`parts`: expected a list, found "a"; write `parts={[{ label: "…" }]}`'],
  [
    { parts: [{}] },
    '<Block> lacks `label` of entry 1 of `parts`: expected text; write `label: "…"`',
  ],
  [
    { meta: 3 },
    '`meta`: expected keys and values, found the number 3; write `meta={{ words: "…" }}`',
  ],
  [{ sector: 'bank' }, '`sector`: found "bank"; expected one of `fin`, `ind`'],
])('says of the properties %j: %s', (value, message) => {
  expect(messagesOf(value, '<Block>')).toEqual([message]);
});

it.each(['#how', 'https://a.example/', '//a.example', 'mailto:a@a.example', ''])(
  'accepts no %j in a list of pages',
  (page) => {
    const [message] = messagesOf({ pages: ['/home', page] }, '<Block>');
    expect(message).toContain('entry 2 of `pages`: expected a page id such as "/services/finops"');
  },
);

it.each([
  [{ label: 2026 }, 'found the number 2026; write `label: "…"`'],
  [{ label: { company: null } }, 'found keys and values; write `label: "…"`'],
  [{ isWide: 'yes' }, 'found "yes"; write `isWide: true`'],
  [{ tags: 'a' }, 'expected a list, found "a"; write `tags: ["…"]`'],
  [
    { date: '21.11.2026' },
    'a day such as 2026-11-21 that exists in the calendar, found "21.11.2026"',
  ],
  [{ date: '2026-02-30' }, 'exists in the calendar, found "2026-02-30"'],
  [
    { slug: 'Koszty chmury' },
    'expected lower-case letters a–z, digits and hyphens, found "Koszty chmury"',
  ],
  [{ href: 'services/finops' }, 'begins with https:, mailto: or tel:, found "services/finops"'],
  [{ words: 'x' }, 'it belongs inside `meta`, as in `meta: { words: … }`'],
  [{ meta: {} }, 'lacks `words` of `meta`: expected text; write `words: "…"`'],
  [{ label: ['a'] }, 'expected text, found a list; write `label: "…"`'],
])('says of YAML %j: %s', (value, words) => {
  const [message, ...others] = messagesOf(value, 'Post frontmatter');
  expect(message?.endsWith(words)).toBe(true);
  expect(others).toEqual([]);
});

it.each([
  ['slug: 007', 'found the number 007; write `slug: "007"`'],
  ['slug: 1e3', 'found the number 1e3; write `slug: "1e3"`'],
  ['slug: true', 'found true; write `slug: "true"`'],
  ['slug: 7.50', 'found the number 7.50; write `slug: "…"`'],
  ['slug: 0x1F', 'found the number 0x1F; write `slug: "…"`'],
  ['slug: null', 'found nothing; write `slug: "…"`'],
  ['label: 1.10', 'found the number 1.10; write `label: "1.10"`'],
  ['label: 0o17', 'found the number 0o17; write `label: "0o17"`'],
  ['date: 20261120', 'such as 2026-11-20 that exists in the calendar, found the number 20261120'],
  ['date: 20261225', 'such as 2026-12-25 that exists in the calendar, found the number 20261225'],
  ['date: 20261131', 'such as 2026-11-20 that exists in the calendar, found the number 20261131'],
  ['date: 2026/12/5', 'such as 2026-12-05 that exists in the calendar, found "2026/12/5"'],
  ['date: 5.1.2027', 'such as 2027-01-05 that exists in the calendar, found "5.1.2027"'],
  ['date: 2026', 'such as 2026-11-20 that exists in the calendar, found the number 2026'],
  ['isWide: no', 'found "no"; write `isWide: false`'],
  ['isWide: 0', 'found the number 0; write `isWide: false`'],
  ['isWide: yes', 'found "yes"; write `isWide: true`'],
  ['person: 7', 'found the number 7; write `person: "…"`'],
  ['hints: x', 'found "x"; write `hints: { terms: ["…"] }`'],
  ['href: 7', 'expected text, found the number 7'],
  ['meta: { words: 0_7 }', undefined],
  ['meta: { words: 007 }', 'found the number 007; write `words: "007"`'],
  ['parts: [{ label: 12e03 }]', 'found the number 12e03; write `label: "12e03"`'],
])('proposes for %j nothing that is refused', (yaml, words) => {
  const { badValues } = schemaFindings(readYaml(yaml, 'shared'), schema, 'Post frontmatter');
  const messages = badValues.map(({ message }) => message);
  expect(messages.map((message) => message.endsWith(words ?? ''))).toEqual(words ? [true] : []);
  // What is proposed, in the place of the value, has no fault left.
  const [, proposed = ''] = /write `\w+: ([^…`]+)`$/.exec(messages[0] ?? '') ?? [];
  const mended = proposed ? yaml.replace(/[\w.]+(?=[ }\]]*$)/, proposed) : 'label: A';
  expect(schemaFindings(readYaml(mended, 'shared'), schema, 'Post').badValues).toEqual([]);
});

it('does not report a name as missing too that is misspelt', () => {
  const strict = z.strictObject({ label: text(), lead: text() });
  const { error } = strict.safeParse({ lable: 'x' }, { reportInput: true });
  const reported = describeIssues(error?.issues ?? [], '<Block>', strict);
  expect(reported.map(({ message }) => message).sort()).toEqual([
    '<Block> lacks `lead`: expected text; write `lead="…"`',
    '`lable` is not part of <Block>; did you mean `label`?',
  ]);
});
