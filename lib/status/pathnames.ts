import type { Page } from '@/lib/content/document';

/** The list of all pages in previews and development. */
export const statusPathname = '/status';

/** Two pages next to each other. */
export const besidePathname = '/status/beside';

/** What the list is made of. */
export const statesPathname = '/status/pages.json';

/** What the bar above a page says of it. */
export const detailsPathname = ({ id, locale }: Pick<Page, 'id' | 'locale'>): string =>
  `/status/pages/${locale}/${id}.json`;

/** Another text after every change of the content, in development. */
export const stampPathname = '/status/stamp';
