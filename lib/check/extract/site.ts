import { createHash } from 'node:crypto';
import { type Place, startOfFile } from '@/lib/check/problem';
import type { ContentDocument, PageStatus } from '@/lib/content/document';
import { statusOf } from '@/lib/content/visibility';
import type { Locale } from '@/lib/i18n/locales';
import type { BlockSchema } from '@/lib/schema/block';
import type { DocumentTypeName } from '@/lib/schema/document-types';
import type { DocumentExtract } from './document';

/** Something at a place. */
export type Placed<Value> = Value & Pick<Place, 'line' | 'column'>;

/** What other documents may need to know of a document; small, and kept between runs. */
export type DocumentSummary = {
  file: string;
  id: string;
  locale: Locale;
  type: DocumentTypeName;
  status: PageStatus;
  /** A hash of the file's text. */
  textHash: string;
  /** Frontmatter as written, the provider's names filled in. */
  data: Readonly<Record<string, unknown>>;
  /** Lines and columns of frontmatter values, by dotted path (`title`, `tags.0`). */
  places: Readonly<Record<string, { line: number; column: number }>>;
  /** Whether its text could be parsed; otherwise the lists below are not complete. */
  isRead: boolean;
  /** Whether no rule about documents found an error in it: what follows from one is not reported as well. */
  isSound: boolean;
  anchors: readonly string[];
  links: readonly Placed<{ href: string; prop?: string; offset: number; hrefOffset?: number }>[];
  pictures: readonly Placed<{ src: string; alt?: string }>[];
  /** What rules collect in the document for themselves, by the names of their collectors. */
  collected: Readonly<Record<string, unknown>>;
};

/** The place of the first of some values of the frontmatter that is there; the beginning of the file where none is. */
export const placeOf = (
  { file, places }: Pick<DocumentSummary, 'file' | 'places'>,
  ...keys: string[]
): Place => {
  const known = keys.flatMap((key) => places[key] ?? []);
  return { ...startOfFile(file), ...known[0] };
};

/** What pages share: data files and interface texts. */
export type SharedContent = {
  /** The content folder. */
  directory: string;
  /** Data files below it, with forward slashes. */
  files: readonly string[];
  /** Folder of the interface texts, where they are to be checked as well. */
  messages?: string;
  /** The moment that decides what is scheduled or expired. */
  now: Date;
};

/** The whole tree of content, as far as rules that compare documents look at it; `files` are all of its files. */
export type CheckedSite = SharedContent & {
  documents: readonly DocumentSummary[];
  /** The document of a page in a language. */
  find: (id: string, locale: Locale) => DocumentSummary | undefined;
  /** File that lists the addresses the site had when it was last released. */
  snapshot?: string;
  /** File that records which source text each translation renders. */
  translations?: string;
  /** Folder of the files that are served as they are, where it is not the site's own. */
  publicFiles?: string;
  /** Paths of the files in it, where it is to be checked as well. */
  publicPaths?: readonly string[];
  /** Folder of the texts that downloads are printed from, where it is not the site's own. */
  downloadSources?: string;
};

/** A function that works once for each check, whoever asks. */
export function oncePerCheck<Content extends object, Found>(
  find: (content: Content) => Found,
): (content: Content) => Found {
  const known = new WeakMap<Content, Found>();
  return (content) => {
    const found = known.get(content) ?? find(content);
    known.set(content, found);
    return found;
  };
}

/** Dotted paths of a value's inner values, two levels deep: what rules point at. */
function pathsOf(data: Readonly<Record<string, unknown>>): (string | number)[][] {
  return Object.entries(data).flatMap(([key, value]) => {
    if (value === null || typeof value !== 'object') return [[key]];
    return [
      [key],
      ...Object.keys(value).map((inner) => [key, Array.isArray(value) ? Number(inner) : inner]),
    ];
  });
}

/**
 * What other documents may need to know of a document.
 * @param now The moment that decides what is scheduled.
 */
export function summaryOf(
  document: DocumentExtract,
  now: Date,
  collected: DocumentSummary['collected'],
): DocumentSummary {
  const { source, id, locale, type, frontmatter, isRead, anchors } = document;
  const { data, offsetOf } = frontmatter;
  // A wrong value of `draft` is reported by itself; it does not make every link to the page wrong as well.
  const frontmatterRead = { ...data, draft: data.draft === true };
  const written = { id, locale, type, frontmatter: frontmatterRead, file: source.file, body: '' };
  const place = ({ offset }: { offset: number }) => source.at(offset);
  return {
    file: source.file,
    id,
    locale,
    type,
    // Frontmatter with mistakes in it is reported by other rules; the status reads two keys only.
    status: statusOf(written as unknown as ContentDocument, now),
    textHash: createHash('sha1').update(source.text).digest('base64url'),
    data,
    places: Object.fromEntries(
      pathsOf(data).map((path) => [path.join('.'), source.at(offsetOf(path))]),
    ),
    isRead,
    // The rules are not asked here; who asks them says what they found.
    isSound: true,
    collected,
    anchors,
    links: document.links.map((link) => ({
      href: link.href,
      prop: link.prop,
      offset: link.offset,
      hrefOffset: link.hrefOffset,
      ...place(link),
    })),
    pictures: document.pictures.map(({ src, alt, offset }) => ({ src, alt, ...place({ offset }) })),
  };
}

/**
 * Collects what a rule that compares documents needs to know of each of them: once, when a document is read. It is kept
 * until the document or any code changes. A rule declares it in its own file and lists it in `collectors`.
 */
export type Collector<Value> = {
  /** Names it among all that is kept of a document; best the name of the rule. */
  name: string;
  /**
   * @param document Its text, frontmatter, syntax tree and what is read off them.
   * @returns Data that JSON can hold.
   */
  from: (document: DocumentExtract, blocks: ReadonlyMap<string, BlockSchema>) => Value;
};

/** What several collectors find in a document, by their names. */
export const collectAll = (
  collectors: readonly Collector<unknown>[],
  document: DocumentExtract,
  blocks: ReadonlyMap<string, BlockSchema>,
): DocumentSummary['collected'] =>
  Object.fromEntries(collectors.map(({ name, from }) => [name, from(document, blocks)]));

/** What a collector found in a document. */
export const collectedBy = <Value>(
  { collected }: DocumentSummary,
  { name }: Collector<Value>,
): Value => collected[name] as Value;
