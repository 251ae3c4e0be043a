import type { Thing } from 'schema-dts';
import type { z } from 'zod';
import type { SearchKind } from '@/lib/search/search-kinds';

/**
 * All that depends on the type of a page, except what it looks like: that is its template, in the folder of
 * `components/templates` that is called as the type is (`CaseStudy`: `case-study/template.tsx`). A type without a template
 * of its own is laid out as a page.
 */
export type DocumentType<Name extends string = string, Schema extends z.ZodObject = z.ZodObject> = {
  name: Name;
  /** Its files below the content folder, as a glob that begins with the folder of the type. */
  pattern: string;
  /** Its frontmatter. */
  schema: Schema;
  /** What it is to search engines, in the words of schema.org; nothing beyond a page of the site without it. */
  schemaOrg?: Exclude<Thing, string>['@type'];
  /** Among what the search lists its pages, and all others in its folder. */
  searchKind: SearchKind;
  /** The look of its first screen; that of any page without it. */
  heroKind?: 'product' | 'service' | 'story';
  /** Whether it is sold: its pages have price and service level in their first screen (data/offers.yaml). */
  isOffer?: true;
  /** Whether another page lists all pages of the type, so that no text has to lead to them. */
  isListedElsewhere?: true;
  /** Whether its template makes the heading, so that its texts have no Hero. */
  hasOwnHeading?: true;
  /** Whether its template lists no pages below it. */
  isLeaf?: true;
  /** How `npm run new` makes one. Its text is that of the folder `kind` of lib/skeletons, or that of a page. */
  command: {
    kind: string;
    /** What it is, for those who choose. */
    sentence: string;
    /** Arguments that make one which the check takes. */
    example: readonly string[];
  };
};

/** Keeps the name and the fields of a document type for types that are made of them. */
export const defineDocumentType = <const Name extends string, Schema extends z.ZodObject>(
  type: DocumentType<Name, Schema>,
): DocumentType<Name, Schema> => type;
