import type { Rule } from '@/lib/check/rule';
import { fileRules } from './file-name';
import { folderName } from './folder-name';
import { mergeConflict } from './merge-conflict';
import { strayFile } from './stray-file';

/** Rules about files and folders, whatever is in them. */
export const fileFamily: readonly Rule[] = [
  ...Object.values(fileRules),
  mergeConflict,
  folderName,
  strayFile,
];
