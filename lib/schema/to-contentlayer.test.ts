import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { documentTypes } from './document-types';
import { entryOf } from './formats';
import { contentlayerFields } from './to-contentlayer';

/** Contentlayer's definition of one field. */
const fieldOf = (schema: z.ZodType) => contentlayerFields(z.object({ field: schema })).field;

describe('contentlayerFields', () => {
  it.each([
    ['text', z.string(), { type: 'string' }],
    ['a number', z.number(), { type: 'number' }],
    ['a flag', z.boolean(), { type: 'boolean' }],
    ['one of several words', z.enum(['a', 'b']), { type: 'enum', options: ['a', 'b'] }],
    ['a list', z.array(z.string()).min(1), { type: 'list', of: { type: 'string' } }],
    ['a person', entryOf('people'), { type: 'string' }],
    ['an object', z.strictObject({ a: z.string() }), { type: 'json' }],
  ])('knows %s', (_name, schema, field) => {
    expect(fieldOf(schema)).toEqual({ ...field, required: true });
  });

  it('does not require what is optional or has a default', () => {
    expect(fieldOf(z.string().optional())).toEqual({ type: 'string' });
    expect(fieldOf(z.boolean().default(false))).toEqual({ type: 'boolean' });
    expect(fieldOf(z.enum(['a']).default('a').optional())).toEqual({
      type: 'enum',
      options: ['a'],
    });
    expect(fieldOf(z.string().optional().describe('With a sentence.'))).toEqual({ type: 'string' });
  });
});

describe('the document types', () => {
  const fields = (name: string) => {
    const type = documentTypes.find((entry) => entry.name === name);
    return contentlayerFields(type?.schema ?? z.object({}));
  };

  it('hand every field of their schema on', () => {
    for (const { name, schema } of documentTypes) {
      expect(Object.keys(fields(name))).toEqual(Object.keys(schema.shape));
    }
  });

  it('require what writers have to give', () => {
    const required = Object.entries(fields('Post')).filter(([, field]) => field.required);
    expect(required.map(([name]) => name).sort()).toEqual([
      'author',
      'category',
      'date',
      'description',
      'title',
    ]);
  });
});
