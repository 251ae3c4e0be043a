import { SaxesParser } from 'saxes';
import type { PictureSize } from './picture-size';

/** The attributes of the outermost `<svg>`; nothing behind its tag is read. */
function outermost(text: string): ReadonlyMap<string, string> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let found: ReadonlyMap<string, string> = new Map();
  const isFound = new Error('found');
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (/^(?:[^:]+:)?svg$/.test(name)) found = new Map(Object.entries(attributes));
    throw isFound;
  });
  try {
    parser.write(text.replace(/^\uFEFF/, ''));
  } catch {
    // It is found, or the file is no XML up to there.
  }
  return found;
}

/** A length in pixels; percentages and other units say nothing of a picture that stands alone. */
const pixels = (length = '') =>
  /^\d+(\.\d+)?(px)?$/.test(length.trim()) ? Number.parseFloat(length) : 0;

/** Width and height of an SVG, from its attributes or from its viewBox. */
export function svgSize(bytes: Buffer): PictureSize | undefined {
  const attributes = outermost(bytes.toString('utf8'));
  const [width, height] = [pixels(attributes.get('width')), pixels(attributes.get('height'))];
  if (width > 0 && height > 0) return { width, height };
  const box = (attributes.get('viewBox') ?? '').trim().split(/[\s,]+/);
  const [, , boxWidth = 0, boxHeight = 0] = box.map(Number);
  return boxWidth > 0 && boxHeight > 0 ? { width: boxWidth, height: boxHeight } : undefined;
}
