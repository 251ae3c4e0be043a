import type { Root } from 'mdast';
import type { Finding } from '@/lib/check/problem';
import type { Source } from '@/lib/content/source';
import type { Locale } from '@/lib/i18n/locales';
import type { DocumentTypeName } from '@/lib/schema/document-types';

/** Frontmatter as written, with the places of its keys and values. */
export type FoundFrontmatter = {
  /** Parsed YAML, the provider's names filled in; empty when it cannot be parsed. */
  data: Readonly<Record<string, unknown>>;
  /** The same as it is written, with placeholders. */
  raw: unknown;
  /** What keeps the YAML from being parsed. */
  syntax: Finding[];
  /** Whether it can be told where it ends, and so what is below it. */
  isTextKnown: boolean;
  /** Keys the document type does not have. */
  unknownKeys: Finding[];
  /** Values that break the schema, missing ones among them. */
  badValues: Finding[];
  /** Where the value at a path is, e.g. `['tags', 0]`; the start of the file when there is none. */
  offsetOf: (path: readonly (string | number)[]) => number;
};

/** A tag in the text. */
export type FoundTag = {
  name: string;
  offset: number;
  /** Names of the tags around it, the innermost last. */
  within: readonly string[];
  /** Whether it is within a line of text, and not on lines of its own. */
  isInline: boolean;
  /** What is directly between its tags, spaces left out; text has no name. */
  children: readonly { name?: string; offset: number }[];
  /** Properties that are unknown, missing or wrong. */
  badProps: readonly Finding[];
  /** Properties that are no literals. */
  faults: readonly Finding[];
  props: Readonly<Record<string, unknown>>;
  /** Where the values of its properties are. */
  places: Readonly<Record<string, number>>;
  /** Where the numbers in its properties are, by the property and the path in it: `items 0.value`, `total `. */
  numberPlaces: Readonly<Record<string, number>>;
  /** Strings in its properties, also those in lists and objects there, by their innermost name. */
  strings: readonly { name: string; value: string; offset: number }[];
};

/** A link in the text or in a block's property. */
export type FoundLink = {
  href: string;
  offset: number;
  /** What the link reads; empty for one in a property. */
  text: string;
  /** Name of the property it is in. */
  prop?: string;
  /** Whether it is written as a bare address. */
  isBare: boolean;
  /** Whether it is a definition (`[a]: /home`), whose text is where it is referred to. */
  isDefinition: boolean;
  /** Where the address begins, if the source has it as it reads. */
  hrefOffset?: number;
};

/** A heading in the text, or one that a block renders. */
export type FoundHeading = {
  depth: number;
  text: string;
  offset: number;
  isMarkdown: boolean;
  /** The id that the renderer gives a heading in Markdown. */
  id?: string;
};

/** A picture in the text or in a block's property; `alt` is missing where the picture is decorative. */
export type FoundPicture = { src: string; alt?: string; offset: number };

/** A run of text, as it is in the source. */
export type FoundText = { value: string; offset: number };

/**
 * What several rules look at in one document. What only one of them needs, it reads off `tree`, `frontmatter` and
 * `source` itself (`nodesOf`).
 */
export type DocumentExtract = {
  source: Source;
  id: string;
  locale: Locale;
  type: DocumentTypeName;
  frontmatter: FoundFrontmatter;
  /** The syntax tree, with positions in the whole file; what could not be parsed is not in it, and none where too much. */
  tree?: Root;
  /** What keeps parts of the text from being parsed; the lists below lack what is in them. */
  syntax: Finding[];
  /** Whether the lists below are complete: all of the text could be parsed. */
  isRead: boolean;
  /** Whether what could be parsed is in the blocks and below the headings that were meant. */
  isOutlineKnown: boolean;
  tags: readonly FoundTag[];
  links: readonly FoundLink[];
  headings: readonly FoundHeading[];
  pictures: readonly FoundPicture[];
  texts: readonly FoundText[];
  /** Where paragraphs begin that the parser takes for imports or exports: these are not in the tree. */
  modules: readonly number[];
  /** Ids that links can lead to: of headings and of sections. */
  anchors: readonly string[];
};
