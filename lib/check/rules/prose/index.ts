import type { Rule } from '@/lib/check/rule';
import { dataPatternRules } from './data-patterns';
import { fixedPatternRules } from './fixed-patterns';
import { hiddenCharacter } from './hidden-character';
import { misspelling } from './misspelling';
import { namedClient } from './named-client';
import { repeatedParagraph } from './repeated-paragraph';
import { straightQuotes } from './straight-quotes';
import { unknownPlaceholder } from './unknown-placeholder';

/** Rules about what is read: running text, texts in properties and in the frontmatter, never code. */
export const proseRules: readonly Rule[] = [
  ...fixedPatternRules,
  straightQuotes,
  hiddenCharacter,
  ...dataPatternRules,
  misspelling,
  namedClient,
  unknownPlaceholder,
  repeatedParagraph,
];
