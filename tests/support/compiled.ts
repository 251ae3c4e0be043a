import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { readFinishedProps } from '@/lib/mdx/block-props';
import { type CompiledBody, type CompileOptions, compileBody } from '@/lib/mdx/compile';
import { type BlockNode, isBlock, isElement, type Node } from '@/lib/mdx/tree';
import { sampleBlocks } from './sample-blocks';

/** Compiles MDX with the sample blocks; the address of a page is its id below `/at`. */
export const compile = (source: string, options: Partial<CompileOptions> = {}): CompiledBody =>
  compileBody(source, {
    locale: 'en',
    blocks: sampleBlocks,
    resolveLink: (href) => (href.startsWith('/') ? `/at${href}` : href),
    ...options,
  });

/** Everything in a compiled text, in document order. */
function nodesOf({ tree }: CompiledBody): Node[] {
  const nodes: Node[] = [];
  visit(tree as Node, (node) => {
    nodes.push(node);
  });
  return nodes;
}

/** All text of a compiled document. */
export const textOf = (body: CompiledBody): string =>
  nodesOf(body)
    .map((node) => (node.type === 'text' ? node.value : ''))
    .join('');

/** Elements of a name, in document order. */
export const elementsOf = (body: CompiledBody, tagName: string): Element[] =>
  nodesOf(body).filter((node): node is Element => isElement(node, tagName));

/** Properties that the blocks of a name receive, in document order. */
export const propsOf = (body: CompiledBody, name: string): unknown[] =>
  nodesOf(body)
    .filter((node): node is BlockNode => isBlock(node) && node.name === name)
    .map(readFinishedProps);

/** Names of the tags and elements at the top of a compiled document. */
export const topOf = ({ tree }: CompiledBody): string[] =>
  (tree.children as Node[]).flatMap((node) => {
    if (isBlock(node)) return `<${node.name}>`;
    return isElement(node) ? node.tagName : [];
  });
