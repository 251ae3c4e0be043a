import type { DocumentRule } from '../rule';
import { blockRules } from './blocks';
import { codeBlockRules } from './code-blocks';
import { headingRules } from './headings';
import { hiddenCharacterRules } from './hidden-characters';
import { idRules } from './ids';
import { languageRules } from './language';
import { linkRules } from './links';
import { repeatedCardRules } from './repeated-cards';
import { syntaxRules } from './syntax';
import { termRules } from './terms';
import { typedFactRules } from './typed-facts';
import { typedNameRules } from './typed-names';
import { placeholderRules } from './unknown-placeholders';
import { wrongLanguageRules } from './wrong-language';

/** All rules that look at one document. One line for each group. */
export const documentRules: readonly DocumentRule[] = [
  ...syntaxRules,
  ...hiddenCharacterRules,
  ...blockRules,
  ...headingRules,
  ...idRules,
  ...linkRules,
  ...repeatedCardRules,
  ...codeBlockRules,
  ...languageRules,
  ...wrongLanguageRules,
  ...placeholderRules,
  ...typedFactRules,
  ...typedNameRules,
  ...termRules,
];
