import { z } from 'zod';
import { day, link, picture, text } from '../formats';

const author = z.strictObject({
  name: text().describe('Name as it is shown.'),
  src: picture().optional().describe('Portrait.'),
  position: text().describe('Position in the company.'),
  link: link().optional().describe('Where to read more about the author.'),
});

/** A form that a post leads to. */
export const postForm = z.strictObject({
  info: text().describe('What the form is for.'),
  url: link().describe('Where the form stands.'),
});

/** What stands below a post: when, by whom, and how to answer (specification §3). */
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
