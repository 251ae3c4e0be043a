import { expect, it } from 'vitest';
import { z } from 'zod';
import { type BlockSchema, defineBlock } from '@/lib/schema/block';
import type { TagFact } from '../facts/document-facts';
import { languageFindings } from './block-languages';

const block = (name: string, locales?: BlockSchema['locales']): [string, BlockSchema] => [
  name,
  defineBlock({ name, description: 'D.', props: z.strictObject({}), children: 'none', locales }),
];

const blocks = new Map([block('Newsletter', ['pl']), block('Callout')]);
const tags = [
  { name: 'Callout', offset: 3 },
  { name: 'Newsletter', offset: 9 },
  { name: 'Unknown', offset: 12 },
] as TagFact[];

it('finds a block on a page in a language it is not for', () => {
  expect(languageFindings({ tags, locale: 'en' }, blocks)).toEqual([
    { offset: 9, message: '<Newsletter> is for pages in Polish: this page is in English' },
  ]);
});

it('finds nothing where it is for the language, or for all', () => {
  expect(languageFindings({ tags, locale: 'pl' }, blocks)).toEqual([]);
});
