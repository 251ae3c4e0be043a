import { blockSchemas } from 'generated/block-schemas';
import type { Page } from '@/lib/content/document';
import { type Drawing, formWidths } from '@/lib/diagrams/drawing';
import { readFinishedProps } from '@/lib/mdx/block-props';
import { eachNode, isBlock } from '@/lib/mdx/tree';
import { compilePage } from './compile-page';

/** The first picture drawn from data in a page's text, in each of its forms; undefined where there is none. */
export function firstDrawings(page: Page): Drawing[] | undefined {
  const { tree } = compilePage(page, { isCodePlain: true });
  let found: Drawing[] | undefined;
  eachNode(tree, (node) => {
    if (found || !isBlock(node)) return undefined;
    const block = blockSchemas.get(node.name ?? '');
    if (!block?.draw) return undefined;
    const props = readFinishedProps(node);
    found = formWidths.map((width) => block.draw?.(props, width, page.locale) as Drawing);
    return undefined;
  });
  return found;
}
