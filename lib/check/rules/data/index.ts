import type { Rule } from '@/lib/check/rule';
import { dataFile } from './data-file';
import { downloadRules } from './downloads';
import { unknownEntry } from './references';

/** Rules about files in data/, and the entries of them that pages name. */
export const dataRules: readonly Rule[] = [dataFile, unknownEntry, ...downloadRules];
