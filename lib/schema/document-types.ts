import picomatch from 'picomatch';
import { z } from 'zod';
import { definitionOf } from './describe-fields';
import { day, entryOf, link, picture, roleOf, slug, text } from './formats';

/** Title of a page in search results: shorter says too little, longer is cut. */
const headTitle = () => text().min(15).max(60);

/** What search results say of a page: shorter wastes the place, longer is cut. */
export const headDescription = () => text().min(70).max(160);

const httpsUrl = () =>
  z.url({ protocol: /^https$/, error: 'expected an address that begins with https:' });

/** What a page says of itself to search engines and networks, where it differs (docs/behaviour.md §3). */
export const pageMeta = z.strictObject({
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
        'expected an address such as "/services/costs", which begins with "/" and does not end with one',
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

/** A form that a post leads to. */
export const postForm = z.strictObject({
  info: text().describe('What the form is for.'),
  url: link().describe('Where the form is.'),
});

/** Industries by which clients are grouped (docs/behaviour.md §9). */
export const industries = ['fin', 'ind', 'saas', 'ssp', 'startup', 'trade'] as const;

/** What writers are told of the codes of industries. */
export const industryNames: Readonly<Record<(typeof industries)[number], string>> = {
  fin: 'banks, insurers and finance',
  ind: 'industry and energy',
  saas: 'makers of software as a service',
  ssp: 'public sector and health',
  startup: 'young companies',
  trade: 'trade',
};

/** The codes with what they stand for, as a sentence lists them. */
export const industryCodes = industries
  .map((code) => `${code} (${industryNames[code]})`)
  .join(', ');

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

/**
 * The document types: a name, the folder whose pages have it, and the schema of their frontmatter.
 * The first type whose pattern fits a file is its type, so the general one is last.
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
      client: entryOf('clients').describe('The organisation: a key of data/clients.yaml.'),
      industry: z.enum(industries).describe(`Industry of the organisation: ${industryCodes}.`),
      challenge: text().max(220).describe('What had to be solved, in one sentence.'),
      results: z
        .array(
          z.strictObject({
            value: text().max(24).describe('A number with its unit, short.'),
            label: text().max(80).describe('What it is the number of.'),
          }),
        )
        .max(4)
        .default([])
        .describe('What came of it, in two to four numbers that the story derives.'),
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
        .enum(['page', 'case-studies', 'blog', 'contact', 'search', 'task', 'legal'])
        .default('page')
        .describe(
          'What the template makes of the text: a page, a list of pages, the contact page, the search, a task whose form or steps stand in the Hero, or a legal text with its contents beside it.',
        ),
    }),
  },
] as const;

export type DocumentTypeName = (typeof documentTypes)[number]['name'];

/** Title and description of a page that is not finished: visitors and search engines do not see them yet. */
const draftFields = { title: text().max(60), description: text().max(160) };

/**
 * The schema that a page's frontmatter is held against: that of its type, which asks less of a draft.
 * @param type The page's document type.
 * @param data Its frontmatter as YAML gives it.
 */
export function schemaFor<Type extends (typeof documentTypes)[number]>(
  { schema }: Type,
  data: unknown,
): Type['schema'] {
  const isDraft = (data as { draft?: unknown } | null | undefined)?.draft === true;
  return isDraft ? (schema.extend(draftFields) as Type['schema']) : schema;
}

/** Frontmatter of one document type, defaults filled in. */
export type Frontmatter<Name extends DocumentTypeName = DocumentTypeName> = z.output<
  Extract<(typeof documentTypes)[number], { name: Name }>['schema']
>;

/** Ways to the fields below a schema whose text readers meet, by the marks of their formats; lists are left out. */
function textPaths(schema: z.core.$ZodType): string[][] {
  const { innerType, shape } = definitionOf(schema);
  if (innerType) return textPaths(innerType);
  if (shape)
    return Object.entries(shape).flatMap(([key, field]) =>
      textPaths(field).map((path) => [key, ...path]),
    );
  const isText = definitionOf(schema).type === 'string' && roleOf(schema) !== undefined;
  return isText && roleOf(schema) !== 'key' ? [[]] : [];
}

/** Ways to all texts of the frontmatter that readers meet, e.g. `title` and `form`, `info`, whatever the document type. */
export const frontmatterTextPaths: readonly (readonly string[])[] = [
  ...new Map(
    documentTypes
      .flatMap(({ schema }) => textPaths(schema))
      .map((path) => [path.join('.'), path] as const),
  ).values(),
];

const matchers = documentTypes.map((type) => ({ type, fits: picomatch(type.pattern) }));

/**
 * The document type of a file.
 * @param file Path below the content folder, with forward slashes, e.g. `services/finops/en.mdx`.
 * @returns The first type whose pattern fits; undefined for files that are no page.
 */
export function documentTypeOf(file: string): (typeof documentTypes)[number] | undefined {
  return matchers.find(({ fits }) => fits(file))?.type;
}
