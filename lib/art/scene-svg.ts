import { type ArtName, artSize } from './art-names';
import { diceOf } from './dice';
import { paintToken } from './paint-tokens';
import { sceneElements } from './scene-elements';
import { scenes } from './scenes';
import type { Tone } from './shape';
import { svgText } from './svg-text';
import { themeColor } from './theme-colors';

/**
 * A composition as the content of an SVG with colours in hexadecimal form, for pictures outside a page.
 * @param seed What the variation belongs to, usually a page's id.
 */
export const sceneSvg = (name: ArtName, seed: string, tone: Tone): string =>
  svgText(
    sceneElements(scenes[name](diceOf(seed)), 'art', (paint) =>
      themeColor(paintToken(paint, tone)),
    ),
  );

/** A whole SVG file around it, of the composition's own size. */
export const sceneFile = (name: ArtName, seed: string, tone: Tone): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${artSize.width} ${artSize.height}">${sceneSvg(name, seed, tone)}</svg>`;
