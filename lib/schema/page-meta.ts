import { z } from 'zod';
import { text } from './formats';

/** Title of a page in search results: shorter says too little, longer is cut. */
export const headTitle = () => text().min(15).max(60);

/** What search results say of a page: shorter wastes the place, longer is cut. */
export const headDescription = () => text().min(70).max(160);

const address = () =>
  z.url({ protocol: /^https$/, error: 'expected an address that begins with https:' });

/** What a page says of itself to search engines and networks, where it differs (specification §3). */
export const pageMeta = z.strictObject({
  title: headTitle().optional().describe('Browser title, where it is not the page’s own.'),
  description: headDescription().optional().describe('Description for search results.'),
  keywords: z.array(text()).optional().describe('Words by which the page is to be found.'),
  canonical: address()
    .optional()
    .describe(
      'Address that stands for all copies of the page; with another one than its own, the page is left out of the sitemap.',
    ),
  ogUrl: address().optional().describe('Address that social networks show.'),
  ogTitle: text().max(90).optional().describe('Title that social networks show.'),
  ogDescription: text().optional().describe('Description that social networks show.'),
  ogImage: address()
    .optional()
    .describe('Picture that social networks show, 1200 × 630 pixels; drawn where there is none.'),
});

export type PageMeta = z.output<typeof pageMeta>;
