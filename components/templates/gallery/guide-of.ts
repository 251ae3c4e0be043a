import { blockModules } from 'generated/blocks';
import type { BlockGuide } from '@/lib/schema/block-folder';

/**
 * When to use a block, when not, and what it does for assistive technology.
 * @throws when there is no such folder.
 */
export function guideOf(folder: string): BlockGuide {
  const module = blockModules[folder];
  if (!module) throw new Error(`components/blocks/${folder}: there is no such block`);
  return module.guide;
}
