import { blockFolders, blockModules } from 'generated/block-schemas';
import { uiSamples } from 'generated/ui-samples';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { BlockSchema } from '@/lib/schema/block';
import { type BlockGuide, blockGroups, type FolderSchemas } from '@/lib/schema/block-folder';
import { galleryPathname, samplePathname } from './gallery-pathname';

/**
 * The schemas that a folder of `components/blocks` is about, its own block's first.
 * @param folder Name of the folder, e.g. `feature-list`.
 * @throws when there is no such folder.
 */
export function schemasOf(folder: string): FolderSchemas {
  const schemas = blockFolders.get(folder);
  if (!schemas) throw new Error(`components/blocks/${folder}: there is no such block`);
  return schemas;
}

/**
 * The guide of a block.
 * @throws when there is no such folder.
 */
export function guideOf(folder: string): BlockGuide {
  const module = blockModules[folder];
  if (!module) throw new Error(`components/blocks/${folder}: there is no such block`);
  return module.guide;
}

/** Shows what is in one folder of `components/ui` in all its variants and states. */
export type Sample = (props: { locale: 'en' | 'pl' }) => ReactNode;

/** The samples by the name of their folder. */
export const samples: Readonly<Record<string, Sample>> = uiSamples;

/** The tags of a folder that a writer begins with: children of others are shown with them. */
export const tagsOf = (folder: string): BlockSchema[] =>
  schemasOf(folder).filter(({ parent }) => !parent);

/** An entry in the lists of the gallery: a tag, or a sample. */
type GalleryEntry = { name: string; folder: string; href: string; tag?: BlockSchema };

/** All that the gallery shows, group by group: blocks by what they are for, then what they are built of. */
export const galleryGroups = (locale: Locale): { name: string; entries: GalleryEntry[] }[] => [
  ...blockGroups.map((group) => ({
    name: group,
    entries: [...blockFolders.keys()]
      .filter((folder) => guideOf(folder).group === group)
      .flatMap((folder) =>
        tagsOf(folder).map((tag) => ({
          name: tag.name,
          folder,
          tag,
          href: galleryPathname(locale, folder),
        })),
      ),
  })),
  {
    name: 'Samples of components/ui',
    entries: Object.keys(samples).map((name) => ({
      name,
      folder: name,
      href: samplePathname(locale, name),
    })),
  },
];
