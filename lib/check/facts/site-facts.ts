import type { PageStatus } from '@/lib/content/document';
import { notFoundId } from '@/lib/content/known-pages';
import type { Locale } from '@/lib/i18n/locales';
import type { DocumentTypeName } from '@/lib/schema/document-types';
import type { Place } from '../problem';

/** Something at a place. */
export type Placed<Value> = Value & Pick<Place, 'line' | 'column'>;

/** What other documents may need to know of a document; small, and kept between runs. */
export type DocumentDigest = {
  file: string;
  id: string;
  locale: Locale;
  type: DocumentTypeName;
  status: PageStatus;
  /** Frontmatter as written, the provider's names filled in. */
  data: Readonly<Record<string, unknown>>;
  /** Lines and columns of frontmatter values, by dotted path (`title`, `tags.0`). */
  places: Readonly<Record<string, { line: number; column: number }>>;
  /** Whether its text could be parsed; otherwise the lists below are not complete. */
  isRead: boolean;
  anchors: readonly string[];
  links: readonly Placed<{ href: string; prop?: string; offset: number; hrefOffset?: number }>[];
  pictures: readonly Placed<{ src: string; alt?: string }>[];
  /** What rules take from the document for themselves (extract.ts), by name. */
  extracts: Readonly<Record<string, unknown>>;
};

/** The whole tree of content, as far as rules that compare documents look at it. */
export type SiteFacts = {
  /** The content folder. */
  directory: string;
  /** All its files, with forward slashes. */
  files: readonly string[];
  documents: readonly DocumentDigest[];
  /** The document of a page in a language. */
  find: (id: string, locale: Locale) => DocumentDigest | undefined;
  /** The moment that decides what is scheduled or expired. */
  now: Date;
  /** Folder of the interface texts, where they are to be checked as well. */
  messages?: string;
  /** File that lists the addresses the site had when it was last released. */
  snapshot?: string;
  /** File that records which source text each translation renders. */
  translations?: string;
  /** Folder of the files that are served as they are, where it is not the site's own. */
  publicFiles?: string;
  /** Folder of the texts that downloads are printed from, where it is not the site's own. */
  downloadSources?: string;
};

/** Whether a tree is a whole site in a language, and not some pages of one: it has a beginning, and an answer to unknown addresses. */
export const isWholeIn = (locale: Locale, { find }: Pick<SiteFacts, 'find'>): boolean =>
  ['home', notFoundId].every((id) => find(id, locale)?.status === 'live');
