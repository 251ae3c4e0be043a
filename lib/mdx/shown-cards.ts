import type { Root } from 'hast';
import type { BlockSchema } from '@/lib/schema/block';
import { readFinishedProps } from './finished-props';
import { isBlock, walk } from './nodes';

/**
 * The pages whose cards the blocks of a compiled text show (`card` in their contracts).
 * @param tree Links in it are addresses already; lists of links are still ids.
 * @param resolveLink Turns both into addresses.
 * @returns Addresses; one with an anchor or a query stands for its page.
 */
export function shownCards(
  tree: Root,
  blocks: ReadonlyMap<string, BlockSchema>,
  resolveLink: (href: string) => string,
): ReadonlySet<string> {
  const found = new Set<string>();
  walk(tree, (node) => {
    const { card } = (isBlock(node) && blocks.get(node.name ?? '')) || {};
    if (!card || !isBlock(node)) return;
    const value = readFinishedProps(node)[card];
    const addresses = Array.isArray(value) ? value.map((id) => resolveLink(`${id}`)) : [value];
    for (const address of addresses)
      if (typeof address === 'string') found.add(address.replace(/[?#].*$/s, ''));
  });
  return found;
}
