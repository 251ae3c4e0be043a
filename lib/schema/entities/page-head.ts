import { z } from 'zod';
import { link, text } from '../formats';
import { pageFields } from '../page-fields';

const address = z.url({
  protocol: /^https$/,
  error: 'expected an address that begins with https:',
});

const meta = z.strictObject({
  title: pageFields.title.optional().describe('Browser title, where it is not the page’s own.'),
  description: pageFields.description.optional().describe('Description for search results.'),
  keywords: z.array(text()).optional().describe('Words by which the page is to be found.'),
  canonical: address.optional().describe('Address that stands for all copies of the page.'),
  ogUrl: address.optional().describe('Address that social networks show.'),
  ogTitle: text().optional().describe('Title that social networks show.'),
  ogDescription: text().optional().describe('Description that social networks show.'),
  ogImage: address.optional().describe('Picture that social networks show.'),
});

/** What the head of a page is made of (specification §3). */
export const pageHead = z.strictObject({
  pageName: text()
    .min(1)
    .describe('Name of the page, from which a title is made where none is given.'),
  defaultPath: link().describe('Page id the head belongs to.'),
  meta: meta.optional().describe('What is said of the page to search engines and social networks.'),
});
