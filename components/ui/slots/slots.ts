import { Children, type ComponentType, isValidElement, type ReactNode } from 'react';

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
      throw new Error(`<${parent}> takes only <${Item.name}> between its tags`);
    }
    return child.props;
  });
}

/**
 * What an item does when it is rendered by itself: its list reads its properties and never renders it.
 * @throws always, naming the block the item belongs in.
 */
export function misplaced(item: string, parent: string): never {
  throw new Error(`<${item}> is outside <${parent}>`);
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
