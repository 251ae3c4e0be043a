import type { Element, Root, RootContent } from 'hast';
import type { Root as Mdast } from 'mdast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import remarkRehype, { type Options } from 'remark-rehype';
import { unified } from 'unified';
import { type Locale, localeSettings } from '@/lib/i18n/locales';
import { parseMdx } from './parse';

/** A tag written by hand in MDX: a block. */
export type BlockNode = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Any node of a compiled document. */
export type Node = Root | RootContent | BlockNode;

/** Whether a node is a tag written by hand. */
export const isBlock = (node: { type: string }): node is BlockNode =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Whether a node is an HTML element made from Markdown, optionally of the given name. */
export const isElement = (node: { type: string }, tagName?: string): node is Element =>
  node.type === 'element' && (!tagName || (node as Element).tagName === tagName);

/** Nodes directly below a node. */
export const childrenOf = (node: object): Node[] =>
  'children' in node && Array.isArray(node.children) ? node.children : [];

/** What is below a node is left out (`eachNode`). */
export const skip = 'skip';

/**
 * Hands all nodes of a tree to a function, in the order of the text, each before what is below it. `unist-util-visit` does so
 * too and writes a name for each node it hands on: an eighth of the time in which pages are rendered.
 * @param see May change what is below its node, and returns `skip` to leave it out.
 */
export function eachNode(node: Node, see: (node: Node) => typeof skip | undefined): void {
  if (see(node) === skip) return;
  for (const child of childrenOf(node)) eachNode(child, see);
}

/** What remark-mdx adds to Markdown: it stays in the tree as it is. */
const ofMdx = [
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
] as const;

/** How footnotes are named in a language. */
function footnoteWords(locale: Locale): Options {
  const { label, backLabel } = localeSettings[locale].footnotes;
  return {
    footnoteLabel: label,
    footnoteBackLabel: (reference, again) =>
      backLabel.replace('{reference}', `${reference + 1}${again > 1 ? `-${again}` : ''}`),
  };
}

/**
 * The tree that is rendered: the checked one, its Markdown as elements of HTML.
 * @param locale The language of the text, where footnotes are to be shown: they are named in it.
 */
export const toHast = (tree: Mdast, locale?: Locale): Root =>
  unified()
    .use(remarkRehype, { passThrough: [...ofMdx], ...(locale && footnoteWords(locale)) })
    .runSync(tree);

/**
 * Parses a text into the tree that is rendered.
 * @param source MDX without frontmatter: what it begins with is text.
 * @throws VFileMessage when it is no MDX.
 */
export const parseBody = (source: string, locale?: Locale): Root =>
  toHast(parseMdx(source), locale);
