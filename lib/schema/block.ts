import type { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';

/** What may be between a block's tags: nothing, Markdown and blocks, or only the named blocks. */
type BlockChildren = 'none' | 'content' | readonly string[];

/** The contract of a block: what a writer may put into MDX, and how it is checked. */
export type BlockSchema<Props extends z.ZodObject = z.ZodObject> = {
  /** Name of the tag. */
  name: string;
  /** What the block is for, in one sentence. */
  description: string;
  /** Properties, each with a sentence. */
  props: Props;
  children: BlockChildren;
  /** The only block this one may be in. */
  parent?: string;
  /** The property that becomes a heading of the page's outline, and its level. */
  heading?: { prop: string; level: 2 | 3 };
  /** The property that names the page, or the pages, whose cards the block shows. */
  card?: string;
  /** The block spans the page and sets its own gutters; all others are in a section. */
  isFullWidth?: boolean;
  /** The only languages whose pages may use it; all of them where none are named. */
  locales?: readonly Locale[];
};

/** Declares a block's contract, keeping the exact type of its properties. */
export function defineBlock<Props extends z.ZodObject>(
  block: BlockSchema<Props>,
): BlockSchema<Props> {
  return block;
}

/** Properties a block's component receives: checked, with defaults. */
export type BlockProps<Block extends BlockSchema> = z.output<Block['props']>;
