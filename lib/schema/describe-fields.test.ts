import { expect, it } from 'vitest';
import { z } from 'zod';
import { describeFields } from './describe-fields';
import { together } from './together';

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
  expect(describeFields(schema)).toEqual([
    {
      name: 'title',
      type: 'text',
      isRequired: true,
      defaultValue: undefined,
      description: 'What it is called.',
    },
    {
      name: 'kind',
      type: 'one of blog, news',
      isRequired: false,
      defaultValue: '"blog"',
      description: 'Which list it is in.',
    },
    {
      name: 'columns',
      type: '2 or 3',
      isRequired: false,
      defaultValue: undefined,
      description: 'How wide.',
    },
    {
      name: 'tags',
      type: 'list of text',
      isRequired: false,
      defaultValue: '[]',
      description: 'Subjects.',
    },
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
  const schema = z.strictObject({ meta: inner.optional().describe('What is told.') });
  expect(describeFields(schema).map(({ name, description }) => [name, description])).toEqual([
    ['meta', 'What is told.'],
    ['meta.title', 'Other title.'],
  ]);
});
