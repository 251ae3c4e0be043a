import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { postForm } from '@/lib/schema/document-types/post';
import { day, link, messageKey, picture, text } from '@/lib/schema/formats';

/** An entry of the top navigation (docs/behaviour.md §3). */
export const menuItem = z.strictObject({
  label: messageKey().describe('Key of the label in messages/<language>/navigation.json.'),
  url: link().describe('Page id.'),
  locales: z
    .array(z.enum(locales))
    .min(1)
    .optional()
    .describe('Languages the item is shown in; all of them by default.'),
});

const author = z.strictObject({
  name: text().describe('Name as it is shown.'),
  src: picture().optional().describe('Portrait.'),
  position: text().describe('Position in the company.'),
  link: link().optional().describe('Where to read more about the author.'),
});

/** What is below a post: when, by whom, and how to answer (docs/behaviour.md §3). */
export const blogFooter = z.strictObject({
  date: day().describe('Day of publication.'),
  updateDate: day().optional().describe('Day of the last change that matters to readers.'),
  author: text().describe('Name of the author.'),
  authorLink: link().optional().describe('Where to read more about the author.'),
  authorSrc: picture().optional().describe('Portrait of the author.'),
  position: text().optional().describe('Position of the author.'),
  authors: z.array(author).default([]).describe('Authors, where there are more than two.'),
  coauthor: text().optional().describe('Name of who wrote it with the author.'),
  form: postForm.optional().describe('A form to answer the post with.'),
});

export type BlogFooter = z.output<typeof blogFooter>;
