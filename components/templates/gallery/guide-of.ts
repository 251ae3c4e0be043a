import { galleries } from '@/components/blocks/galleries';
import type { BlockGuide } from '@/lib/schema/block';

/**
 * The guide of a block.
 * @param folder Folder of the block.
 * @throws when the gallery has no such block.
 */
export function guideOf(folder: string): BlockGuide {
  const group = galleries.find(({ guides }) => Object.hasOwn(guides, folder));
  const guide = group?.guides[folder];
  if (!guide) throw new Error(`components/blocks/galleries.ts has no line for "${folder}"`);
  return guide;
}
