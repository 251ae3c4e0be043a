import type { SiteRule } from '../../rule';
import { folderNameRule } from './folder-name';
import { strayFileRule } from './stray-file';

/** Rules about files and folders, whatever is in them. */
export const fileTreeRules: SiteRule[] = [folderNameRule, strayFileRule];
