import type { PictureSize } from './picture-size';

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*["']\\s*([^"']*?)\\s*["']`).exec(tag)?.[1];

/** A length in pixels; percentages and other units say nothing of a picture that stands alone. */
const pixels = (length: string | undefined) =>
  /^\d+(\.\d+)?(px)?$/.test(length ?? '') ? Number.parseFloat(length ?? '') : 0;

/** Width and height of an SVG, from its attributes or from its viewBox. */
export function svgSize(bytes: Buffer): PictureSize | undefined {
  const text = bytes.toString('utf8').replace(/<!--[\s\S]*?-->/g, '');
  const [tag] = /<svg\b[^>]*>/.exec(text) ?? [];
  if (!tag) return undefined;
  const [width, height] = [pixels(attribute(tag, 'width')), pixels(attribute(tag, 'height'))];
  if (width > 0 && height > 0) return { width, height };
  const box =
    attribute(tag, 'viewBox')
      ?.split(/[\s,]+/)
      .map(Number) ?? [];
  const [, , boxWidth = 0, boxHeight = 0] = box;
  return boxWidth > 0 && boxHeight > 0 ? { width: boxWidth, height: boxHeight } : undefined;
}
