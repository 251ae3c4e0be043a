import { z } from 'zod';

/** Where a reader is in a list of several pages (specification §3). */
export const pagination = z
  .strictObject({
    pageIndex: z.int().positive().describe('Number of the page that is shown, from 1.'),
    pagesTotal: z.int().positive().describe('How many pages there are.'),
  })
  .refine(({ pageIndex, pagesTotal }) => pageIndex <= pagesTotal, {
    path: ['pageIndex'],
    error: 'expected a page that exists: at most pagesTotal',
  });
