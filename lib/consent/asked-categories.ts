import { isPreview } from '@/lib/content/content-directory';
import { eachNode, isBlock, parseBody } from '@/lib/mdx/tree';
import { tagManagerId } from '@/lib/tag-manager/tag-manager-id';
import type { OptionalCategory } from './consent-categories';

/** Development and preview builds have the gallery, which shows every block at work. */
const hasGallery = isPreview || process.env.NODE_ENV === 'development';

/** What can load a third party: the built site’s texts, its container of the tag manager, its gallery. */
export type Loaders = {
  /** Texts of all pages that are built, as MDX without frontmatter. */
  bodies: readonly string[];
  tagManagerId?: string;
  hasGallery: boolean;
};

/** Whether a text shows a video of a third party; its name in code, in a comment or in a sentence does not count. */
function showsVideo(body: string): boolean {
  // Parsing every text of the site would take seconds; nearly none has the name at all.
  if (!body.includes('<VideoThumbnail')) return false;
  let isShown = false;
  eachNode(parseBody(body), (node) => {
    isShown ||=
      isBlock(node) &&
      node.name === 'VideoThumbnail' &&
      // With `film` it plays a file of ours.
      node.attributes.some((one) => 'name' in one && one.name === 'video');
    return undefined;
  });
  return isShown;
}

/**
 * The categories that a visitor has to be asked about: those for which the built site can load something. Nobody is
 * asked about what cannot happen.
 */
export const askedCategories = ({ bodies, tagManagerId, hasGallery }: Loaders) =>
  [
    tagManagerId ? ('analytics' as const) : [],
    hasGallery || bodies.some(showsVideo) ? ('marketing' as const) : [],
  ].flat();

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
