import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pictureCache } from './picture-cache';

/** In which formats a picture is offered. */
export type FormatChoice = {
  /** AVIF's quality, on its own scale, that looks like WebP at 75; missing where AVIF is not smaller. */
  avifQuality?: number;
};

/** Where the choice for a picture is kept. */
export const choiceFile = (hash: string, cache = pictureCache): string =>
  path.join(cache, hash, 'formats.json');

/** The choice made for a picture; undefined when nobody has chosen yet, as in development. */
export function readChoice(hash: string, cache = pictureCache): FormatChoice | undefined {
  try {
    return JSON.parse(readFileSync(choiceFile(hash, cache), 'utf8')) as FormatChoice;
  } catch {
    return undefined;
  }
}
