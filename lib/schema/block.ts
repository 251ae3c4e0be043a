import type { ReactNode } from 'react';
import { z } from 'zod';
import type { Drawing } from '@/lib/diagrams/drawing';
import type { Locale } from '@/lib/i18n/locales';

/** What may be between a block's tags: nothing, Markdown and blocks, or only the named blocks. */
type BlockChildren = 'none' | 'content' | readonly string[];

/** What the one Markdown table between a block's tags is like; its first column names the rows. */
export type TableContract = {
  /** How many columns there are beside the first, at least and at most; any number where it is not said. */
  columns?: readonly [atLeast: number, atMost: number];
  /** The property that names one of these columns by the words at its head. */
  columnProp?: string;
  /** Symbols of which each cell of these columns begins with one, e.g. `●`. */
  symbols?: readonly string[];
};

/** What a picture shows, in figures: heads of the columns, and rows of as many cells. */
export type NumbersTable = { head: readonly string[]; rows: readonly (readonly string[])[] };

/** The contract of a block: what a writer may put into MDX, and how it is checked. */
export type BlockSchema<
  Props extends z.ZodObject = z.ZodObject,
  Children extends BlockChildren = BlockChildren,
> = {
  /** Name of the tag. */
  name: string;
  /** What the block is for, in one sentence. */
  description: string;
  /** Properties, each with a sentence. */
  props: Props;
  children: Children;
  /** Between the tags is one Markdown table, and nothing else. */
  table?: TableContract;
  /** The only block this one may be in. */
  parent?: string;
  /** The property that becomes a heading of the page's outline, and its level. */
  heading?: { prop: string; level: 2 | 3 };
  /** The interface texts that name its properties, below `components`: what shows them without its component does, too. */
  labels?: string;
  /** The property that names the page, or the pages, whose cards the block shows. */
  card?: string;
  /** Draws the block's properties for a width in pixels; labels keep their size, so every width has a layout of its own. */
  draw?(props: z.output<Props>, width: number, locale: Locale): Drawing;
  /** What the drawing shows, for those who do not see it: on the page, in feeds. */
  numbers?(props: z.output<Props>, locale: Locale): NumbersTable;
  /** The block spans the page and sets its own gutters; all others are in a section. */
  isFullWidth?: boolean;
  /** Ids that its component gives to parts of it. */
  ids?: readonly string[];
  /** The only languages whose pages may use it; all of them where none are named. */
  locales?: readonly Locale[];
};

/** What a block may leave out: it has no properties, and nothing between its tags, unless it says so. */
type Declared<Props extends z.ZodObject, Children extends BlockChildren> = Omit<
  BlockSchema<Props, Children>,
  'props' | 'children'
> & { props?: Props; children?: Children };

const noProps = z.strictObject({});

/** Declares a block's contract, keeping the exact type of its properties. */
export const defineBlock = <
  Props extends z.ZodObject = typeof noProps,
  Children extends BlockChildren = 'none',
>(
  block: Declared<Props, Children>,
) => ({ props: noProps, children: 'none', ...block }) as unknown as BlockSchema<Props, Children>;

/** Properties a block's component receives: checked, with defaults; and what is between its tags. */
export type BlockProps<Block extends BlockSchema> = z.output<Block['props']> &
  (Block['children'] extends 'none' ? unknown : { children?: ReactNode });
