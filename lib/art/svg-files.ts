import { type ArtName, artSize } from './art-names';
import { type CoverCategory, coverScene, coverSize } from './covers';
import { paintToken, type Scene, sceneElements, type Tone } from './scene';
import { scenes } from './scenes';
import { seededRandom } from './seeded-random';
import { svgText } from './svg-text';
import { themeColor } from './theme-colors';

type Drawing = {
  scene: Scene;
  tone: Tone;
  /** Size of the drawing, in its own units. */
  size: Readonly<{ width: number; height: number }>;
  /** Whether the file says so in `width` and `height`; without, it fills whatever it is put into. */
  hasSize?: boolean;
};

/** A scene as an SVG file, for pictures outside a page: with the theme's colours in hexadecimal form. */
function svgFile({ scene, tone, size, hasSize = true }: Drawing): string {
  const elements = sceneElements(scene, 'a', (paint) => themeColor(paintToken(paint, tone)));
  return svgText(elements, `0 0 ${size.width} ${size.height}`, hasSize ? size : undefined);
}

/**
 * A composition as an SVG file of its own size.
 * @param seed What the variation belongs to, usually a page's id.
 */
export const sceneFile = (name: ArtName, seed: string, tone: Tone): string =>
  svgFile({ scene: scenes[name](seededRandom(seed)), tone, size: artSize, hasSize: false });

/** A post's drawn cover as a file: cards show it, so that lists do not carry the drawings of all their posts. */
export type CoverFile = { id: string; category: CoverCategory };

/** The name of the file, e.g. `news-poznan-region.svg` of the post `blog/poznan-region`. */
export const coverFileName = ({ id, category }: CoverFile): string =>
  `${category}-${id.slice(id.lastIndexOf('/') + 1)}.svg`;

/** Its pathname. */
export const coverPathname = (cover: CoverFile): string => `/art/covers/${coverFileName(cover)}`;

/** Its text. */
export const coverFile = ({ id, category }: CoverFile): string =>
  svgFile({ ...coverScene(id, category), size: coverSize });
