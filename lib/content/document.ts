import { isLocale, type Locale, locales } from '@/lib/i18n/locales';
import {
  type DocumentTypeName,
  documentTypeOf,
  type Frontmatter,
  schemaFor,
} from '@/lib/schema/document-types';
import { fillPlaceholdersDeep } from '@/lib/site/placeholders';

/** Which posts a list holds: those of the blog by their type, those on a subject, or those of a person. */
export type PostList =
  | { kind: 'blog' }
  | { kind: 'tag'; tag: string }
  | { kind: 'author'; person: string };

/** The page of a list in view, from 1, and how many there are. */
type Position = { pageIndex: number; pagesTotal: number };

/** What a page that no writer wrote lists: posts, pages below a page (its area), or all subjects and all authors. */
export type Generated =
  | (PostList & Position)
  | ({ kind: 'area'; area: string } & Position)
  | { kind: 'tags' }
  | { kind: 'authors' };

/** One page in one language, as it is in the content folder. */
export type ContentDocument<Type extends DocumentTypeName = DocumentTypeName> = {
  /** Page id: the folder's path, e.g. `services/finops`. */
  id: string;
  locale: Locale;
  type: Type;
  /** File below the content folder, e.g. `services/finops/pl.mdx`. */
  file: string;
  frontmatter: Frontmatter<Type>;
  /** MDX without the frontmatter. */
  body: string;
  /** What it lists, where no writer made it. */
  generated?: Generated;
};

/** Whether visitors may see a page: `draft` and `scheduled` pages exist in previews only. */
export type PageStatus = 'live' | 'draft' | 'scheduled';

/** A document together with where it lives and who may see it. */
export type Page = ContentDocument & {
  /** Path without language prefix, e.g. `/uslugi/finops`. */
  path: string;
  /** Pathname as visitors see it, e.g. `/pl/uslugi/finops`. */
  pathname: string;
  status: PageStatus;
};

/** A page of one document type. */
export type DocumentPage<Type extends DocumentTypeName> = Page & ContentDocument<Type>;

/** A post with its place in the site. */
export type PostEntry = DocumentPage<'Post'>;

/**
 * Reads page id and language off a file's path.
 * @param file Path below the content folder, with forward slashes.
 * @returns undefined when the file is not named after a language or lies outside any page's folder.
 */
export function pageOfFile(file: string): { id: string; locale: Locale } | undefined {
  const match = /^(.+)\/([^/]+)\.mdx$/.exec(file);
  const [, id, locale] = match ?? [];
  return id && isLocale(locale) ? { id, locale } : undefined;
}

/**
 * Makes a typed document of a file's parts.
 * @param file Path below the content folder.
 * @param data The frontmatter as YAML gives it.
 * @param body The text below the frontmatter.
 * @throws ZodError when the frontmatter breaks its schema, Error when the file is no page.
 */
export function createDocument(file: string, data: unknown, body: string): ContentDocument {
  const page = pageOfFile(file);
  const type = documentTypeOf(file);
  if (!page || !type) {
    throw new Error(
      `${file} is no page: expected content/<page id>/<language>.mdx with language ${locales.join(' or ')}`,
    );
  }
  return {
    ...page,
    type: type.name,
    file,
    frontmatter: schemaFor(type, data).parse(fillPlaceholdersDeep(data, page.locale)),
    body,
  };
}

/** Whether a document is of the given type; narrows its frontmatter. */
export function isOfType<Type extends DocumentTypeName, Doc extends ContentDocument>(
  document: Doc,
  type: Type,
): document is Doc & ContentDocument<Type> {
  return document.type === type;
}
