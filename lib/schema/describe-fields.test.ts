import { expect, it } from 'vitest';
import { z } from 'zod';
import { dependenciesOf, describeFields, together } from './describe-fields';
import { text } from './formats';

it('puts type, need, default and sentence of every field into words', () => {
  const schema = z.strictObject({
    title: z.string().min(3).describe('What it is called.'),
    kind: z.enum(['blog', 'news']).default('blog').describe('Which list it is in.'),
    columns: z
      .union([z.literal(2), z.literal(3)])
      .optional()
      .describe('How wide.'),
    tags: z.array(z.string()).default([]).describe('Subjects.'),
  });
  const rows = describeFields(schema).map((row) => [
    row.name,
    row.type,
    row.isRequired,
    row.defaultValue,
    row.description,
  ]);
  expect(rows).toEqual([
    ['title', 'text', true, undefined, 'What it is called.'],
    ['kind', 'one of blog, news', false, '"blog"', 'Which list it is in.'],
    ['columns', '2 or 3', false, undefined, 'How wide.'],
    ['tags', 'list of text', false, '[]', 'Subjects.'],
  ]);
});

it('says which fields make sense only together', () => {
  const schema = together(
    z.strictObject({
      label: z.string().optional().describe('What it reads.'),
      href: z.string().optional().describe('Where it leads.'),
    }),
    ['label', 'href'],
  );
  expect(describeFields(schema).map(({ description }) => description)).toEqual([
    'What it reads. Only together with href.',
    'Where it leads. Only together with label.',
  ]);
});

it('lists the fields of an object after it', () => {
  const inner = z.strictObject({ title: z.string().optional().describe('Other title.') });
  const schema = z.strictObject({ meta: inner.optional().describe('What is reported.') });
  expect(describeFields(schema).map(({ name, description }) => [name, description])).toEqual([
    ['meta', 'What is reported.'],
    ['meta.title', 'Other title.'],
  ]);
});

const schema = together(
  z.strictObject({
    lead: text(),
    label: text().optional().describe('What it reads.'),
    href: text().optional(),
  }),
  ['label', 'href'],
);

const messagesAt = (value: object) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

it.each([{ lead: 'a' }, { lead: 'a', label: 'b', href: '/c' }])('accepts %j', (value) => {
  expect(schema.safeParse(value).success).toBe(true);
});

it.each([
  [{ lead: 'a', label: 'b' }, 'label', 'expected `href` beside it'],
  [{ lead: 'a', href: '/c' }, 'href', 'expected `label` beside it'],
])('refuses %j at the one that is there', (value, at, words) => {
  expect(messagesAt(value)).toEqual([[at, expect.stringContaining(words)]]);
});

it('tells of nothing else where a name is misspelt', () => {
  expect(messagesAt({ lead: 'a', lable: 'b', href: '/c' })).toHaveLength(1);
});

it('keeps the fields, and says what they ask for in the way of JSON Schema', () => {
  expect(Object.keys(schema.shape)).toEqual(['lead', 'label', 'href']);
  expect(dependenciesOf(schema)).toEqual({ label: ['href'], href: ['label'] });
  expect(z.toJSONSchema(schema, { target: 'draft-07' })).toMatchObject({
    dependencies: { label: ['href'], href: ['label'] },
  });
});
