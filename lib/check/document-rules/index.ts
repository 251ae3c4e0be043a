import type { DocumentRule } from '../rule';
import { blockRules } from './blocks';
import { headingRules } from './headings';
import { syntaxRules } from './syntax';

/** All rules that look at one document. One line for each group. */
export const documentRules: readonly DocumentRule[] = [
  ...syntaxRules,
  ...blockRules,
  ...headingRules,
];
