import { Children, type ComponentType, isValidElement, type ReactNode } from 'react';
import type { BlockProps, BlockSchema } from '@/lib/schema/block';

/**
 * The properties of the components between a block's tags, in order.
 * @param children Content between the block's tags.
 * @param Item The only component that may be there, e.g. ContactCard.
 * @param parent Name of the block, for the error.
 * @throws when there is anything else.
 */
export function propsOf<Props>(
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

const itemBlocks = new Map<BlockSchema, ComponentType>();

/**
 * The component of a block that stands in another one only, which reads its properties and renders them itself.
 * @returns A component that throws when it is rendered, naming the block it belongs in; the same for one schema.
 */
export function itemBlock(schema: BlockSchema): ComponentType {
  const { name, parent } = schema;
  const item = () => {
    throw new Error(`<${name}> is outside <${parent}>`);
  };
  item.displayName = name;
  const known = itemBlocks.get(schema) ?? item;
  itemBlocks.set(schema, known);
  return known;
}

/**
 * The properties of a list block's items, in order.
 * @param children Content between the block's tags.
 * @param schema That of the items, which names the list as their parent.
 * @throws when there is anything but items.
 */
export const itemsOf = <Block extends BlockSchema>(children: ReactNode, schema: Block) =>
  propsOf(
    children,
    itemBlock(schema) as ComponentType<BlockProps<Block>>,
    schema.parent ?? schema.name,
  );

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
