import { Children, type ComponentType, isValidElement, type ReactNode } from 'react';
import type { BlockProps, BlockSchema } from '@/lib/schema/block';

/**
 * The properties of a list block's items, in order.
 * @param children Content between the block's tags.
 * @param Item The component of the items, e.g. TimelineItem.
 * @param parent Name of the block, for the error.
 * @throws when there is anything but items.
 */
export function itemsOf<Props>(
  children: ReactNode,
  Item: ComponentType<Props>,
  parent: string,
): Props[] {
  const meaningful = Children.toArray(children).filter(
    (child) => typeof child !== 'string' || child.trim() !== '',
  );
  return meaningful.map((child) => {
    if (!isValidElement<Props>(child) || child.type !== Item) {
      throw new Error(`<${parent}> takes only <${Item.displayName ?? Item.name}> between its tags`);
    }
    return child.props;
  });
}

/**
 * The component of a block that stands in a list only: the list reads its properties and renders them itself.
 * @returns A component that throws when it is rendered, naming the block it belongs in.
 */
export function itemBlock<Block extends BlockSchema>({ name, parent }: Block) {
  const item = (_props: BlockProps<Block>): ReactNode => {
    throw new Error(`<${name}> is outside <${parent}>`);
  };
  item.displayName = name;
  return item;
}

/**
 * The text of rendered content, as far as it can be read without rendering components.
 * @param node Content between tags.
 * @returns The texts in order, spaces collapsed.
 */
export function textOf(node: ReactNode): string {
  return textsOf(node).join(' ').replace(/\s+/g, ' ').trim();
}

function textsOf(node: ReactNode): string[] {
  if (typeof node === 'string' || typeof node === 'number') return [String(node)];
  if (Array.isArray(node)) return node.flatMap(textsOf);
  return isValidElement<{ children?: ReactNode }>(node) ? textsOf(node.props.children) : [];
}
