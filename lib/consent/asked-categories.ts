import { isPreview } from '@/lib/content/content-directory';
import { eachNode, isBlock, parseBody } from '@/lib/mdx/tree';
import { tagManagerId } from '@/lib/tag-manager/tag-manager-id';
import type { OptionalCategory } from './consent-categories';

/** A block that loads something from a third party, where it has the property that names it. */
type LoadingBlock = { name: string; property: string };

/** Blocks that load something from a third party, by the category that a visitor has to agree to first. */
const blocksOf: Readonly<Record<OptionalCategory, readonly LoadingBlock[]>> = {
  analytics: [],
  // With `film` it plays a file of ours.
  marketing: [{ name: 'VideoThumbnail', property: 'video' }],
};

/** Development and preview builds have the gallery, which shows every block at work. */
const hasGallery = isPreview || process.env.NODE_ENV === 'development';

/** What can load a third party: the built site’s texts, its container of the tag manager, its gallery. */
export type Loaders = {
  /** Texts of all pages that are built, as MDX without frontmatter. */
  bodies: readonly string[];
  tagManagerId?: string;
  hasGallery: boolean;
};

/** Whether a text uses a block with a property; its name in code, in a comment or in a sentence does not count. */
export function usesBlock(body: string, { name, property }: LoadingBlock): boolean {
  // Parsing every text of the site would take seconds; nearly none has the name at all.
  if (!body.includes(`<${name}`)) return false;
  let isUsed = false;
  eachNode(parseBody(body), (node) => {
    isUsed ||=
      isBlock(node) &&
      node.name === name &&
      node.attributes.some((one) => 'name' in one && one.name === property);
    return undefined;
  });
  return isUsed;
}

/**
 * The categories that a visitor has to be asked about: those for which the built site can load something. Nobody is
 * asked about what cannot happen.
 */
export function askedCategories({ bodies, tagManagerId, hasGallery }: Loaders): OptionalCategory[] {
  const needs = (category: OptionalCategory) =>
    blocksOf[category].some((block) => hasGallery || bodies.some((body) => usesBlock(body, block)));
  return [
    ...(tagManagerId || needs('analytics') ? (['analytics'] as const) : []),
    ...(needs('marketing') ? (['marketing'] as const) : []),
  ];
}

const lookUp = (pages: readonly Text[]) =>
  askedCategories({
    bodies: pages.map(({ body }) => body),
    tagManagerId: tagManagerId(),
    hasGallery,
  });

type Text = { body: string };
type Texts = { pages: () => readonly Text[] };

/** What was found, by the list of all pages: a registry has one, and in development another one after every change. */
const asked = new WeakMap<readonly Text[], OptionalCategory[]>();

/**
 * The categories that visitors of a site are asked about; looked up once for as long as the pages are the same.
 * @param content The site’s registry.
 */
export function askedCategoriesOf(content: Texts) {
  const pages = content.pages();
  const found = asked.get(pages) ?? lookUp(pages);
  asked.set(pages, found);
  return found;
}
