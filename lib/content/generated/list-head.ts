import type { Locale } from '@/lib/i18n/locales';
import type { Person } from '@/lib/schema/data/people';
import type { Tag } from '@/lib/schema/data/tags';
import { fittingDescription, fittingTitle } from './fitting-text';
import type { ListHead } from './list-document';
import { listMessage } from './list-messages';

/** Where in a list a page stands. */
export type Position = { pageIndex: number; pagesTotal: number };

/** Name of a page of a list in breadcrumbs. */
const pageName = (locale: Locale, page: number) => listMessage(locale, 'blog', 'page', { page });

/** Title, description and name of the second and further pages of the blog. */
export function blogHead(
  locale: Locale,
  { pageIndex: page, pagesTotal: total }: Position,
): ListHead {
  return {
    title: listMessage(locale, 'blog', 'title', { page }),
    description: listMessage(locale, 'blog', 'description', { page, total }),
    shortTitle: pageName(locale, page),
  };
}

/** Of the page of a subject; its own description is that of the first page. */
export function tagHead(locale: Locale, tag: Tag, position: Position): ListHead {
  const { pageIndex: page, pagesTotal: total } = position;
  const values = { name: tag.name[locale], page, total };
  const text = (key: Parameters<typeof listMessage<'tag'>>[2]) =>
    listMessage(locale, 'tag', key, values);
  if (page === 1)
    return {
      title: fittingTitle(text('title'), values.name),
      description: tag.description[locale],
      shortTitle: values.name,
    };
  return {
    title: fittingTitle(text('page_title'), text('short_page_title')),
    description: fittingDescription(text('page_description')),
    shortTitle: pageName(locale, page),
  };
}

/** Of the page of a person. */
export function authorHead(locale: Locale, person: Person, position: Position): ListHead {
  const { pageIndex: page, pagesTotal: total } = position;
  const values = { name: person.name, position: person.position[locale], page, total };
  const text = (key: Parameters<typeof listMessage<'author'>>[2]) =>
    listMessage(locale, 'author', key, values);
  if (page === 1)
    return {
      title: fittingTitle(text('title'), values.name),
      description: fittingDescription(text('description'), text('short_description')),
      shortTitle: values.name,
    };
  return {
    title: fittingTitle(text('page_title'), text('short_page_title')),
    description: fittingDescription(text('page_description')),
    shortTitle: pageName(locale, page),
  };
}

/** Of the pages that list all subjects or all authors. */
export function indexHead(locale: Locale, kind: 'tags' | 'authors'): ListHead {
  return {
    title: listMessage(locale, kind, 'title'),
    description: listMessage(locale, kind, 'description'),
    shortTitle: listMessage(locale, kind, 'short_title'),
  };
}
