import type { BlockSchema } from '@/lib/schema/block';
import type { TagFact } from './document-facts';

/** The id a block has by its property `id`, which is its anchor; undefined where it takes or has none. */
export function blockId(
  { name, props: { id } }: TagFact,
  blocks: ReadonlyMap<string, BlockSchema>,
): string | undefined {
  const takesId = blocks.get(name)?.props.shape['id'] !== undefined;
  return takesId && typeof id === 'string' ? id : undefined;
}
