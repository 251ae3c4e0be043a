import type { Locale } from '@/lib/i18n/locales';
import type { Frontmatter } from '@/lib/schema/document-types';
import type { ContentDocument } from '../document';
import type { PostEntry } from '../related-posts';
import type { Generated } from './generated';
import { isHidden, lastChange } from './post-lists';

/** What a page of a list says of itself. */
export type ListHead = { title: string; description: string; shortTitle: string };

type ListDocument = {
  id: string;
  locale: Locale;
  /** Where its texts come from, below the content folder: mistakes of that file show on it. */
  file: string;
  head: ListHead;
  generated: Generated;
  /** All posts of the list, on whichever of its pages. */
  posts: readonly PostEntry[];
};

/** A page that lists posts, in the form of a page that somebody wrote. */
export function listDocument(list: ListDocument): ContentDocument {
  const { id, locale, file, head, generated, posts } = list;
  const frontmatter: Frontmatter<'Page'> = {
    ...head,
    updateDate: lastChange(posts),
    draft: isHidden(posts),
    redirectFrom: [],
    singleLanguage: false,
    layout: 'page',
  };
  return { id, locale, type: 'Page', file, frontmatter, body: '', generated };
}
