import { z } from 'zod';
import { defineDocumentType } from '@/lib/schema/document-type';
import { day, entryOf, link, picture, text } from '@/lib/schema/formats';
import { pageFields } from '@/lib/schema/page-fields';

/** A form that a post leads to. */
export const postForm = z.strictObject({
  info: text().describe('What the form is for.'),
  url: link().describe('Where the form is.'),
});

/** Kinds of posts (docs/behaviour.md §3, "content types"). */
export const postCategories = ['blog', 'news'] as const;

/** Ratio of width to height at which a post's own pictures are shown: on its card, and above it (docs/behaviour.md §9). */
export const postPictureRatios = { cover: 1.48, header: 2.56 } as const;

/** Refuses a value that is in a list twice. */
function eachOnce(values: readonly string[], context: z.RefinementCtx): void {
  for (const [index, value] of values.entries()) {
    if (values.indexOf(value) === index) continue;
    const message = `"${value}" is here twice: keep one of the two`;
    context.addIssue({ code: 'custom', path: [index], message });
  }
}

/** A post of the blog, or news. */
export const post = defineDocumentType({
  name: 'Post',
  pattern: 'blog/*/*.mdx',
  schema: z.strictObject({
    ...pageFields,
    category: z.enum(postCategories).describe('blog or news.'),
    date: day().describe('Day of publication.'),
    scheduled: z
      .boolean()
      .default(false)
      .describe('Published on its date, by the first build after it.'),
    author: entryOf(
      'people',
      'expected one person; write a second as `coauthor`, and further ones as `authors: […]`',
    ).describe('Who wrote it: a key of data/people.yaml.'),
    coauthor: entryOf('people').optional().describe('Who wrote it with the author.'),
    authors: z
      .array(entryOf('people'))
      .default([])
      .describe('Who wrote it with these two: keys of data/people.yaml.'),
    form: postForm.optional().describe('A form to answer the post with, below its text.'),
    cover: picture()
      .optional()
      .describe('Picture beside the post for its card, ratio 1.48; drawn where there is none.'),
    header: picture()
      .optional()
      .describe('Picture beside the post for its head, ratio 2.56; drawn where there is none.'),
    tags: z
      .array(entryOf('tags'))
      .superRefine(eachOnce)
      .default([])
      .describe('Subjects: keys of data/tags.yaml. Each has a page, and related posts share them.'),
  }),
  schemaOrg: 'BlogPosting',
  searchKind: 'blog',
  isListedElsewhere: true,
  hasOwnHeading: true,
  isLeaf: true,
  command: {
    kind: 'post',
    sentence: 'A post of the blog or the news',
    example: [
      ...['--lang', 'pl', '--title.pl', 'Źródło żółtej łódki', '--author', 'alicja-brodnicka'],
      ...['--tags', 'finops, migration'],
    ],
  },
});
