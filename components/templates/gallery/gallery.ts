import { blockFolders, blockModules } from 'generated/block-schemas';
import type { BlockSchema } from '@/lib/schema/block';
import type { BlockGuide, FolderSchemas } from '@/lib/schema/block-folder';

/** Backgrounds that an example is shown on; paper first, as most sections of the site. */
export const backgrounds = ['paper', 'mist', 'night'] as const;

export type Background = (typeof backgrounds)[number];

/**
 * Pathname of a page of the gallery.
 * @param folder Folder of a block; without it, the list of all blocks.
 * @param background Only the example, on this background.
 */
export const galleryPathname = (folder?: string, background?: Background): string =>
  ['/blocks', folder, background].filter((segment) => segment !== undefined).join('/');

/** The folders of `components/blocks`, e.g. `feature-list`. */
export const galleryFolders: readonly string[] = [...blockFolders.keys()];

/**
 * The schemas that a folder is about, its own block's first.
 * @throws when there is no such folder.
 */
export function schemasOf(folder: string): FolderSchemas {
  const schemas = blockFolders.get(folder);
  if (!schemas) throw new Error(`components/blocks/${folder}: there is no such block`);
  return schemas;
}

/** The tags of a folder that a writer begins with: those within others are shown with them. */
export const tagsOf = (folder: string): BlockSchema[] =>
  schemasOf(folder).filter(({ parent }) => !parent);

/** The names of those tags: what a page of the gallery is called. */
export const titleOf = (folder: string): string =>
  tagsOf(folder)
    .map(({ name }) => name)
    .join(', ');

/**
 * When to use a block, when not, and what it does for assistive technology.
 * @throws when there is no such folder.
 */
export function guideOf(folder: string): BlockGuide {
  const module = blockModules[folder];
  if (!module) throw new Error(`components/blocks/${folder}: there is no such block`);
  return module.guide;
}
