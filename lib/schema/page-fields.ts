import { z } from 'zod';
import { day, slug, text } from './formats';
import { headDescription, headTitle, pageMeta } from './page-meta';

/** Whether everything that is percent-encoded in an address stands for letters, digits and hyphens. */
function isLetters(address: string): boolean {
  try {
    return /^[\p{L}\p{M}\p{N}._~/-]*$/u.test(
      address.replace(/(%[\da-f]{2})+/gi, (run) => decodeURIComponent(run).replace('/', '?')),
    );
  } catch {
    return false;
  }
}

/**
 * An address that a page had before. No blanks, stars or colons: it goes into the host's table of redirects as it is.
 * What is percent-encoded are letters beyond ASCII; an encoded `?`, `#`, `/` or `%` reaches no host as it was sent.
 */
const oldAddress = () =>
  z
    .string()
    .regex(/^(\/([A-Za-z0-9._~-]|%[\da-fA-F]{2})+)+$/, {
      error:
        'expected an address such as "/old/address": letters, digits and hyphens between slashes',
      abort: true,
    })
    .refine((address) => isLetters(address), {
      error: ({ input }) =>
        `expected letters beyond a–z percent-encoded as UTF-8 (%C5%BC for ż) and no other sign encoded, since hosts read those as something else; found "${input}"`,
    });

/** Frontmatter that every kind of page has. Lengths: what search results show without cutting. */
export const pageFields = {
  title: headTitle().describe(
    'Browser title, 15 to 60 characters; also the heading, unless the Hero has its own.',
  ),
  description: headDescription().describe(
    'What the page offers, for search results: 70 to 160 characters.',
  ),
  shortTitle: text().max(28).optional().describe('Name in menus and breadcrumbs.'),
  summary: text().max(140).optional().describe('One sentence for cards that lead here.'),
  slug: slug().optional().describe('Last part of the address; the default is the folder’s name.'),
  path: z
    .string()
    .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, {
      error: 'expected an address that begins with "/" and does not end with one',
    })
    .optional()
    .describe('Whole address, without language prefix, of a page that lives outside its folder.'),
  redirectFrom: z
    .array(oldAddress())
    .default([])
    .describe('Addresses the page had before, without language prefix.'),
  singleLanguage: z
    .boolean()
    .default(false)
    .describe('The page exists in this language only, on purpose.'),
  draft: z.boolean().default(false).describe('Not yet for visitors: shown in previews only.'),
  expires: day().optional().describe('The day after which the page must be renewed or removed.'),
  updateDate: day().optional().describe('Day of the last change that matters to readers.'),
  search: z
    .strictObject({
      words: z
        .array(text())
        .default([])
        .describe('Words that visitors search this page by and its text does not use.'),
      isHidden: z.boolean().default(false).describe('The site’s own search leaves the page out.'),
    })
    .optional()
    .describe('How the site’s own search treats the page.'),
  meta: pageMeta
    .optional()
    .describe('What is said to search engines and social networks, where it is not the above.'),
};
