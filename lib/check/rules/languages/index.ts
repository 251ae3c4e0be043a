import type { Rule } from '@/lib/check/rule';
import { differentNumber } from './different-number';
import { missingTranslation } from './missing-translation';
import { translationDrift } from './translation-drift';
import { wrongLanguageRules } from './wrong-language';

/** Rules about a page and its other languages. */
export const languageRules: readonly Rule[] = [
  missingTranslation,
  translationDrift,
  differentNumber,
  ...wrongLanguageRules,
];
