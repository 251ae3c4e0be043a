import type { Page } from '@/lib/content/document';

/** The list of all pages in previews and development. */
export const statusPathname = '/status';

/** Two pages next to each other. */
export const besidePathname = '/status/beside';

/** What the list is made of. */
export const statesPathname = '/status/pages.json';

/** The file with what the bar above a page says of it, below its folder. */
export const detailsFile = ({ id, locale }: Pick<Page, 'id' | 'locale'>): string =>
  `${locale}/${id}.json`;

/** Where it is. */
export const detailsPathname = (page: Pick<Page, 'id' | 'locale'>): string =>
  `/status/pages/${detailsFile(page)}`;

/** Where pages in development hear of changes of the content. */
export const changesPathname = '/status/changes';
