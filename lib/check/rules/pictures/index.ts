import type { Rule } from '@/lib/check/rule';
import { pictureAlt } from './picture-alt';
import { pictureCode } from './picture-code';
import { pictureMissing } from './picture-missing';
import { pictureName } from './picture-name';
import { picturePlace } from './picture-place';
import { pictureRatio } from './picture-ratio';
import { pictureSize } from './picture-size';
import { pictureUnused } from './picture-unused';
import { socialPicture } from './social-picture';

/** Rules about pictures and their files. */
export const pictureRules: readonly Rule[] = [
  pictureMissing,
  pictureName,
  pictureAlt,
  pictureSize,
  pictureRatio,
  pictureUnused,
  pictureCode,
  picturePlace,
  socialPicture,
];
