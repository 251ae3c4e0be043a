import { paintToken } from '@/lib/art/paint-tokens';
import { sceneElements } from '@/lib/art/scene-elements';
import type { Scene, Tone } from '@/lib/art/shape';
import { svgText } from '@/lib/art/svg-text';
import { themeColor } from '@/lib/art/theme-colors';

type Size = Readonly<{ width: number; height: number }>;

/** A scene as an SVG file of the given size, in pixels, with the theme's colours. */
export function svgPicture(scene: Scene, { width, height }: Size, tone: Tone = 'night'): Buffer {
  const elements = sceneElements(scene, 'a', (paint) => themeColor(paintToken(paint, tone)));
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${svgText(elements)}</svg>`,
  );
}
