import { readContent } from '@/lib/content/reader';
import { createRegistry } from '@/lib/content/registry';
import { momentOf, outDirectory } from '@/scripts/build/fingerprint';

/** The registry of the content that the built site is made of, as production sees it. */
export const registry = createRegistry({
  ...readContent(),
  now: momentOf(outDirectory),
  isPreview: false,
});

/** Pages that have a pathname; the not-found pages have none of their own. */
export const pagesWithPathname = registry.pages().filter(({ id }) => id !== 'not-found');

/** One page of each kind of document and of each list that is made of them. */
export const templatePages = [
  ...new Map(
    pagesWithPathname.map((page) => [
      `${page.locale} ${page.type} ${page.generated?.kind ?? page.id.split('/')[0]}`,
      page,
    ]),
  ).values(),
];
