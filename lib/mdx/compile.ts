import type { Root } from 'hast';
import type { Locale } from '@/lib/i18n/locales';
import type { BlockSchema } from '@/lib/schema/block';
import { placeholderNames, placeholderValue } from '@/lib/site/placeholders';
import { typeset } from '@/lib/text/typeset';
import { blockProps, finishedProps } from './block-props';
import { highlightCode } from './highlight-code';
import { readIgnoreComment } from './ignore-comment';
import { setHeadingIds, takenIds } from './outline';
import { preparePicture, type ResolvePicture, wrapFigures } from './pictures';
import { childrenOf, eachNode, isBlock, isElement, type Node, parseBody, skip } from './tree';

/**
 * Puts runs of text between full-width blocks into a block of their own, with its default properties.
 * @param into The block they are put into.
 * @param blocks Contracts of all blocks, by name.
 */
function wrapLoose(tree: Root, into: BlockSchema, blocks: ReadonlyMap<string, BlockSchema>): void {
  const isFullWidth = (node: Node) => isBlock(node) && blocks.get(node.name ?? '')?.isFullWidth;
  const wrapper = () => ({
    type: 'mdxJsxFlowElement' as const,
    name: into.name,
    attributes: [finishedProps(into.props.parse({}))],
    children: [] as Node[],
  });
  const wrapped: Node[] = [];
  let run: ReturnType<typeof wrapper> | undefined;
  for (const node of childrenOf(tree)) {
    const isBlank = node.type === 'text' && node.value.trim() === '';
    if (isFullWidth(node) || (isBlank && !run)) {
      run = undefined;
      wrapped.push(node);
      continue;
    }
    if (!run) {
      run = wrapper();
      wrapped.push(run as Node);
    }
    run.children.push(node);
  }
  tree.children = wrapped as Root['children'];
}

export type CompileOptions = {
  locale: Locale;
  /** Contracts of the blocks that may be used, by name. */
  blocks: ReadonlyMap<string, BlockSchema>;
  /** Turns a link as written (a page id) into an href. */
  resolveLink: (href: string) => string;
  /** Turns a picture as written into its pathname and size; none: it stays as it is. */
  resolvePicture?: ResolvePicture;
  /** Properties a page's template gives to blocks, by block; what the writer gave goes before them. */
  templateProps?: Readonly<Record<string, Record<string, unknown>>>;
  /** Name of the block that text outside any full-width block is put into; none: it stays as it is. */
  looseInto?: string;
  /** Code blocks are left without colours. */
  isCodePlain?: boolean;
};

/** A document's body, ready to be rendered. */
export type CompiledBody = {
  tree: Root;
  /** Names of the blocks in it. */
  blocks: ReadonlySet<string>;
};

/** Elements whose text is shown as it is. */
const verbatim = new Set(['code', 'pre']);

/** The only expressions of a text: the provider’s names and facts, as in `{company}`, and notes for the check. */
function placeholderText(node: { value: string }, locale: Locale): Node {
  const name = node.value.trim();
  if (readIgnoreComment(name)) return { type: 'text', value: '' };
  const value = placeholderValue(name, locale);
  if (value === undefined) {
    throw new Error(
      `{${node.value}} is no text: expected one of ${placeholderNames()
        .map((name) => `{${name}}`)
        .join(', ')}`,
    );
  }
  return { type: 'text', value };
}

/** Sets the running text by the rules of its language; what is shown as it is stays so. */
function typesetTree(tree: Root, text: (value: string) => string): void {
  eachNode(tree, (node) => {
    if (isElement(node) && verbatim.has(node.tagName)) return skip;
    if (node.type === 'text') node.value = text(node.value);
    return undefined;
  });
}

/**
 * Compiles the MDX of a page into a syntax tree with checked blocks, resolved links and heading ids.
 * Nothing in it is ever run as code (docs/decisions.md, "Content is data").
 * @param source MDX without frontmatter.
 * @throws when the text is no MDX or uses what content may not use.
 */
export function compileBody(source: string, options: CompileOptions): CompiledBody {
  const tree = parseBody(source, options.locale);
  const text = (value: string) => typeset(value, options.locale);
  const picture = (src: string) => options.resolvePicture?.(src).src ?? src;
  const transforms = { locale: options.locale, text, link: options.resolveLink, picture };
  const used = new Set<string>();

  const prepare = (node: Node): Node => {
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression')
      return placeholderText(node as { value: string }, options.locale);
    if (node.type === 'mdxjsEsm') throw new Error('import and export are not part of a text');
    if (isElement(node)) {
      if (verbatim.has(node.tagName)) return node;
      const { href } = node.properties;
      if (node.tagName === 'a' && typeof href === 'string')
        node.properties.href = options.resolveLink(href);
      if (node.tagName === 'img') preparePicture(node, source, options);
    }
    if (isBlock(node)) {
      const block = node.name ? options.blocks.get(node.name) : undefined;
      if (!block) throw new Error(`<${node.name ?? ''}> is not a block`);
      used.add(block.name);
      const props = blockProps(block, node.attributes, source, transforms);
      node.attributes = [finishedProps({ ...options.templateProps?.[block.name], ...props })];
    }
    const parent = node as { children?: Node[] };
    if (parent.children) parent.children = childrenOf(node).map(prepare);
    return node;
  };

  prepare(tree);
  wrapFigures(tree, options.locale);
  // Ids come from the text as it is written: typesetting puts no-break spaces in, which ids would lose.
  setHeadingIds(tree, takenIds(used, options.blocks));
  typesetTree(tree, text);
  if (!options.isCodePlain) highlightCode(tree);
  const wrapper = options.blocks.get(options.looseInto ?? '');
  if (wrapper) wrapLoose(tree, wrapper, options.blocks);
  return { tree, blocks: used };
}
