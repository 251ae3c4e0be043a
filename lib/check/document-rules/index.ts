import type { DocumentRule } from '../rule';
import { blockRules } from './blocks';
import { headingRules } from './headings';
import { idRules } from './ids';
import { languageRules } from './language';
import { linkRules } from './links';
import { syntaxRules } from './syntax';
import { placeholderRules } from './unknown-placeholders';

/** All rules that look at one document. One line for each group. */
export const documentRules: readonly DocumentRule[] = [
  ...syntaxRules,
  ...blockRules,
  ...headingRules,
  ...idRules,
  ...linkRules,
  ...languageRules,
  ...placeholderRules,
];
