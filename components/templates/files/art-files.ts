import { blockSchemas } from 'generated/block-schemas';
import { compilePage } from '@/components/mdx/compile-page';
import { casePictures, drawnCovers, menuPictures } from '@/lib/art/art-files';
import { type ArtName, artNames, artOfPage } from '@/lib/art/art-names';
import { coverFile, coverFileName, sceneFile } from '@/lib/art/svg-files';
import type { Page } from '@/lib/content/document';
import type { Registry } from '@/lib/content/registry';
import { type Drawing, formWidths } from '@/lib/diagrams/drawing';
import { miniature } from '@/lib/diagrams/miniature';
import { readFinishedProps } from '@/lib/mdx/block-props';
import { eachNode, isBlock } from '@/lib/mdx/tree';

/** The first picture drawn from data in a page's text, in each of its forms; undefined where there is none. */
function firstDrawings(page: Page): Drawing[] | undefined {
  const { tree } = compilePage(page, { isCodePlain: true });
  let found: Drawing[] | undefined;
  eachNode(tree, (node) => {
    if (found || !isBlock(node)) return undefined;
    const block = blockSchemas.get(node.name ?? '');
    if (!block?.draw) return undefined;
    const props = readFinishedProps(node);
    found = formWidths.map((width) => block.draw?.(props, width, page.locale) as Drawing);
    return undefined;
  });
  return found;
}

/** The first drawing of a page in small; of a page without one, a composition of the motif. */
function drawingOf(page: Page, art: ArtName): string {
  const drawings = firstDrawings(page);
  return drawings ? miniature(drawings) : sceneFile(art, page.id, 'night');
}

/**
 * Drawings below `/art/`, for places where a page would carry many: the motif's compositions, the charts of case studies
 * and the drawings of the menu's pages in small, and the covers of posts without a picture.
 * @param registry The site's pages.
 * @returns What draws each, as SVG, by its file.
 */
export const artFiles = (registry: Registry): ReadonlyMap<string, () => string> =>
  new Map<string, () => string>([
    ...artNames.map((name) => [`${name}.svg`, () => sceneFile(name, '', 'night')] as const),
    ...casePictures(registry).map(
      ({ file, page }) => [file, () => drawingOf(page, 'horizon')] as const,
    ),
    ...menuPictures(registry).map(
      ({ file, page }) => [file, () => drawingOf(page, artOfPage(page.id))] as const,
    ),
    ...drawnCovers(registry).map(
      (cover) => [`covers/${coverFileName(cover)}`, () => coverFile(cover)] as const,
    ),
  ]);
