import type { Rule } from '@/lib/check/rule';
import { fileRules } from './file-name';
import { treeRules } from './files';

/** Rules about files and folders, whatever is in them. */
export const fileFamily: readonly Rule[] = [...Object.values(fileRules), ...treeRules];
