import { z } from 'zod';
import { defineDocumentType } from '@/lib/schema/document-type';
import { pageFields } from '@/lib/schema/page-fields';

/** Every page that is of no other type. */
export const page = defineDocumentType({
  name: 'Page',
  pattern: '**/*.mdx',
  schema: z.strictObject({
    ...pageFields,
    layout: z
      .enum(['page', 'case-studies', 'blog', 'contact', 'search', 'task', 'legal'])
      .default('page')
      .describe(
        'What the template makes of the text: a page, a list of pages, the contact page, the search, a task whose form or steps stand in the Hero, or a legal text with its contents beside it.',
      ),
  }),
  searchKind: 'company',
  command: {
    kind: 'page',
    sentence: 'A page of its own',
    example: [
      'how-we-count',
      '--title.en',
      'How we count costs',
      '--title.pl',
      'Jak liczymy koszty',
    ],
  },
});
