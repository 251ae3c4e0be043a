import type { SiteRule } from '../../rule';
import { altRule } from './alt';
import { codeRule } from './code';
import { missingRule } from './missing';
import { nameRule } from './name';
import { ratioRule } from './ratio';
import { sizeRule } from './size';
import { unusedRule } from './unused';

/** Rules about pictures and their files. */
export const pictureRules: SiteRule[] = [
  missingRule,
  nameRule,
  altRule,
  sizeRule,
  ratioRule,
  unusedRule,
  codeRule,
];
