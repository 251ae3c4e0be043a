import path from 'node:path';
import { blockFolders } from 'generated/block-schemas';
import matter from 'gray-matter';
import { z } from 'zod';
import { readText } from '@/lib/content/source';
import type { BlockSchema } from '@/lib/schema/block';
import { blockGroups, type FolderSchemas } from '@/lib/schema/block-folder';
import { text } from '@/lib/schema/formats';

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

/** The frontmatter of an example: what a writer should know before choosing the block, in one to three sentences each. */
const guideSchema = z.strictObject({
  group: z.enum(blockGroups).describe('The blocks among which the gallery shows it.'),
  use: text().describe('When the block is the right one.'),
  avoid: text().describe('When it is not, and which block serves instead.'),
  accessibility: text().describe('What it does for keyboard and assistive technology.'),
});

/**
 * The `example.mdx` of a folder: the guide to its blocks, and the MDX that shows them.
 * @throws when there is none, or its guide is wrong; with the file in front of the reason.
 */
export function readExample(folder: string) {
  const file = `components/blocks/${folder}/example.mdx`;
  const { data, content } = matter(readText(path.join(process.cwd(), file)));
  const { error, data: guide } = guideSchema.safeParse(data);
  if (error) throw new Error(`${file}: ${z.prettifyError(error)}`);
  return { file, guide, source: content.trim() };
}
