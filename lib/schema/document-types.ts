import { z } from 'zod';
import { postForm } from './entities/blog-footer';
import { day, kebab, personId, personList, text } from './formats';
import { pageFields } from './page-fields';

/** Industries by which clients are grouped (specification §9). */
export const industries = ['fin', 'ind', 'saas', 'ssp', 'startup', 'trade'] as const;

/** Kinds of posts (specification §3, "content types"). */
export const postCategories = ['blog', 'news'] as const;

/** Ratio of width to height at which a post's own pictures are shown: on its card, and above it (specification §9). */
export const postPictureRatios = { cover: 1.48, header: 2.56 } as const;

/**
 * The document types: a name, the folder whose pages have it, and the schema of their frontmatter.
 * The first type whose pattern fits a file is its type, so the general one stands last.
 */
export const documentTypes = [
  {
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
      author: personId().describe('Who wrote it: a key of data/people.yaml.'),
      coauthor: personId().optional().describe('Who wrote it with the author.'),
      authors: personList()
        .default([])
        .describe('Who wrote it with these two: keys of data/people.yaml.'),
      form: postForm.optional().describe('A form to answer the post with, below its text.'),
      cover: text()
        .optional()
        .describe('Picture beside the post for its card, ratio 1.48; drawn where there is none.'),
      header: text()
        .optional()
        .describe('Picture beside the post for its head, ratio 2.56; drawn where there is none.'),
      tags: z
        .array(kebab())
        .default([])
        .describe(
          'Subjects: keys of data/tags.yaml. Each has a page, and related posts share them.',
        ),
    }),
  },
  {
    name: 'CaseStudy',
    pattern: 'case-studies/*/*.mdx',
    schema: z.strictObject({
      ...pageFields,
      client: text().describe('Name of the organisation; shown nowhere.'),
      industry: z.enum(industries).describe('Industry of the organisation.'),
      challenge: text().max(220).describe('What had to be solved, in one sentence.'),
    }),
  },
  { name: 'Service', pattern: 'services/**/*.mdx', schema: z.strictObject(pageFields) },
  { name: 'Product', pattern: 'products/**/*.mdx', schema: z.strictObject(pageFields) },
  {
    name: 'Page',
    pattern: '**/*.mdx',
    schema: z.strictObject({
      ...pageFields,
      layout: z
        .enum(['page', 'case-studies', 'blog', 'contact', 'search'])
        .default('page')
        .describe(
          'What the template adds below the text: nothing, a list of pages, our data, or the search.',
        ),
    }),
  },
] as const;

export type DocumentTypeName = (typeof documentTypes)[number]['name'];

/** Frontmatter of one document type, defaults filled in. */
export type Frontmatter<Name extends DocumentTypeName = DocumentTypeName> = z.output<
  Extract<(typeof documentTypes)[number], { name: Name }>['schema']
>;
