import type { Rule } from '@/lib/check/rule';
import { pictureAlt, pictureMissing, pictureRatio, pictureUnused } from './named-pictures';
import { pictureCode, pictureName, picturePlace, pictureSizeRule } from './picture-files';
import { socialPicture } from './social-picture';

/** Rules about pictures and their files. */
export const pictureRules: readonly Rule[] = [
  pictureMissing,
  pictureName,
  pictureAlt,
  pictureSizeRule,
  pictureRatio,
  pictureUnused,
  pictureCode,
  picturePlace,
  socialPicture,
];
