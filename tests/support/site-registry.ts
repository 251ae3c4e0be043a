import type { Page } from '@/lib/content/document';
import { readContent } from '@/lib/content/reader';
import { createRegistry } from '@/lib/content/registry';
import { momentOf, outDirectory } from '@/scripts/build/out-directory';

/** The registry of the content that the built site is made of, as production sees it. */
export const registry = createRegistry({
  ...readContent(),
  now: momentOf(outDirectory),
  isPreview: false,
});

/** Pages that have a pathname; the not-found pages have none of their own. */
export const pagesWithPathname = registry.pages().filter(({ id }) => id !== 'not-found');

/** What kind of document a page is, or which list of them. */
const templateOf = ({ type, id, generated }: Page): string =>
  `${type} ${generated?.kind ?? id.split('/')[0]}`;

/** One page of each template in each language. */
export const templatePages: readonly Page[] = [
  ...new Map(
    pagesWithPathname.map((page) => [`${page.locale} ${templateOf(page)}`, page]),
  ).values(),
];

/** One page of each template, languages in turn: for looks that words do not change. */
export const onePagePerTemplate: readonly Page[] = [
  ...new Set(templatePages.map(templateOf)),
].flatMap((template, index) => {
  const pages = templatePages.filter((page) => templateOf(page) === template);
  return pages[index % pages.length] ?? [];
});
