import type { Rule } from '@/lib/check/rule';
import { changedFact } from './changed-fact';
import { dataFile } from './data-file';
import { downloadFileRules } from './downloads';
import { answerBoxRule, offerRules } from './offers';
import { sharedTextRules } from './shared-texts';
import { tagRules } from './tags';
import { unknownClient } from './unknown-client';
import { unknownEntry } from './unknown-entry';
import { unknownPerson } from './unknown-person';

/** Rules about files in data/, and the entries of them that pages name. */
export const dataRules: readonly Rule[] = [
  dataFile,
  ...sharedTextRules,
  unknownEntry,
  unknownPerson,
  unknownClient,
  ...tagRules,
  changedFact,
  ...offerRules,
  answerBoxRule,
  ...downloadFileRules,
];
