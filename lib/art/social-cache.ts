import { createHash } from 'node:crypto';
import { existsSync, readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { isValidElement } from 'react';
import { machineTime } from '@/lib/environment/clock';
import { writeWhole } from '@/lib/pictures/variants/picture-cache';
import { drawableProps, renderSocialPicture } from './render-social-picture';
import { socialCache } from './social-cache-folder';
import { loadSocialFonts } from './social-fonts';
import { SocialPicture, type SocialPictureProps } from './social-picture';

/** To be raised when the way from the drawing to the file changes. */
const recipe = 1;

/** A drawing as text: elements without what React keeps in them for itself. */
const written = (value: unknown): unknown =>
  isValidElement<Record<string, unknown>>(value) ? [value.type, value.props] : value;

let fontHash: string | undefined;

/** What a picture is known by: everything that is drawn, and the fonts it is drawn with. */
export function socialPictureKey(props: SocialPictureProps): string {
  fontHash ??= loadSocialFonts()
    .reduce((hash, { data }) => hash.update(data), createHash('sha256'))
    .digest('hex');
  const drawing = JSON.stringify(SocialPicture(drawableProps(props)), (_key, value) =>
    written(value),
  );
  return createHash('sha256')
    .update(`${recipe}\0${fontHash}\0${drawing}`)
    .digest('hex')
    .slice(0, 24);
}

/**
 * A social picture, rendered unless an earlier build has.
 * @param cache Where pictures are kept; the time of a file tells when it was last needed.
 */
export async function socialPicture(
  props: SocialPictureProps,
  cache = socialCache,
): Promise<Buffer> {
  const file = path.join(cache, `${socialPictureKey(props)}.png`);
  if (existsSync(file)) {
    const now = machineTime();
    utimesSync(file, now, now);
    return readFileSync(file);
  }
  const picture = await renderSocialPicture(props);
  writeWhole(file, picture);
  return picture;
}
