import { expect, it } from 'vitest';
import { z } from 'zod';
import { text } from './formats';
import { dependenciesOf, together } from './together';

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
