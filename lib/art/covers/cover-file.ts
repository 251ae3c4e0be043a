import { paintToken } from '../paint-tokens';
import { sceneElements } from '../scene-elements';
import { svgText } from '../svg-text';
import { themeColor } from '../theme-colors';
import { coverSize } from './cover-maker';
import { type CoverCategory, coverScene } from './cover-scene';

/** A post's drawn cover as a file: cards show it, so that lists do not carry the drawings of all their posts. */
export type CoverFile = { id: string; category: CoverCategory };

/** The name of the file, e.g. `news-poznan-region.svg` of the post `blog/poznan-region`. */
export const coverFileName = ({ id, category }: CoverFile): string =>
  `${category}-${id.slice(id.lastIndexOf('/') + 1)}.svg`;

/** Its address. */
export const coverAddress = (cover: CoverFile): string => `/art/covers/${coverFileName(cover)}`;

/** Its text: an SVG of the drawing's own size, with colours in hexadecimal form. */
export function coverFile({ id, category }: CoverFile): string {
  const { tone, scene } = coverScene(id, category);
  const elements = sceneElements(scene, 'c', (paint) => themeColor(paintToken(paint, tone)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${coverSize.width} ${coverSize.height}" width="${coverSize.width}" height="${coverSize.height}">${svgText(elements)}</svg>`;
}
