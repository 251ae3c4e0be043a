import { z } from 'zod';
import { day, slug, text } from './formats';

/** Title of a page in search results: shorter says too little, longer is cut. */
const headTitle = () => text().min(15).max(60);

/** What search results say of a page: shorter wastes the place, longer is cut. */
export const headDescription = () => text().min(70).max(160);

const httpsUrl = () =>
  z.url({ protocol: /^https$/, error: 'expected an address that begins with https:' });

/** What a page says of itself to search engines and networks, where it differs (docs/behaviour.md §3). */
const pageMeta = z.strictObject({
  title: headTitle().optional().describe('Browser title, where it is not the page’s own.'),
  description: headDescription().optional().describe('Description for search results.'),
  keywords: z.array(text()).optional().describe('Words by which the page is to be found.'),
  canonical: httpsUrl()
    .refine((url) => !/[?#]/.test(url), {
      error: 'expected an address without ? and #: it stands for the whole page',
    })
    .optional()
    .describe(
      'Address that stands for all copies of the page; with another one than its own, the page is left out of the sitemap.',
    ),
  ogUrl: httpsUrl().optional().describe('Address that social networks show.'),
  ogTitle: text().max(90).optional().describe('Title that social networks show.'),
  ogDescription: text().optional().describe('Description that social networks show.'),
  ogImage: httpsUrl()
    .optional()
    .describe('Picture that social networks show, 1200 × 630 pixels; drawn where there is none.'),
});

/** Whether everything that is percent-encoded in an address stands for letters, digits and hyphens. */
function isLetters(pathname: string): boolean {
  try {
    return /^[\p{L}\p{M}\p{N}._~/-]*$/u.test(
      pathname.replace(/(%[\da-f]{2})+/gi, (run) => decodeURIComponent(run).replace('/', '?')),
    );
  } catch {
    return false;
  }
}

/**
 * An address that a page had before. No spaces, stars or colons: it goes into the host's table of redirects as it is.
 * What is percent-encoded are letters beyond ASCII; an encoded `?`, `#`, `/` or `%` reaches no host as it was sent.
 */
const oldPathname = () =>
  z
    .string()
    .regex(/^(\/([A-Za-z0-9._~-]|%[\da-fA-F]{2})+)+$/, {
      error:
        'expected an address such as "/old/address": letters, digits and hyphens between slashes',
      abort: true,
    })
    .refine((pathname) => isLetters(pathname), {
      error: ({ input }) =>
        `expected % before encoded letters only, such as %C5%BC for ż: copy the address from the browser, without what follows ? or #; found "${input}"`,
    });

/** Frontmatter that every kind of page has. Lengths: what search results show without cutting. */
export const pageFields = {
  title: headTitle().describe(
    'Browser title, 15 to 60 characters; also the heading, unless the Hero has its own.',
  ),
  shortTitle: text().max(28).optional().describe('Name in menus and breadcrumbs.'),
  description: headDescription().describe(
    'What the page offers, for search results: 70 to 160 characters.',
  ),
  summary: text().max(140).optional().describe('One sentence for cards that lead here.'),
  slug: slug().optional().describe('Last part of the address; the default is the folder’s name.'),
  path: z
    .string()
    .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, {
      error:
        'expected an address such as "/services/costs": lower-case letters a–z, digits and hyphens between slashes, none at the end',
    })
    .optional()
    .describe('Whole address, without language prefix, of a page that lives outside its folder.'),
  redirectFrom: z
    .array(oldPathname())
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
