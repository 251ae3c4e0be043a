import { z } from 'zod';
import { link, text } from '../formats';
import { pageMeta } from '../page-meta';

/** What the head of a page is made of (specification §3). */
export const pageHead = z.strictObject({
  pageName: text()
    .min(1)
    .describe('Name of the page, from which a title is made where none is given.'),
  defaultPath: link().describe('Page id the head belongs to.'),
  meta: pageMeta
    .optional()
    .describe('What is said of the page to search engines and social networks.'),
});
