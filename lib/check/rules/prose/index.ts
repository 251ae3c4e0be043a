import type { Rule } from '@/lib/check/rule';
import { avoidedTerm } from './avoided-term';
import { doubledWord } from './doubled-word';
import { hiddenCharacter } from './hidden-character';
import { misspelling } from './misspelling';
import { namedClient } from './named-client';
import { placeholderText } from './placeholder-text';
import { repeatedParagraph } from './repeated-paragraph';
import { straightQuotes } from './straight-quotes';
import { typedFactRule } from './typed-fact';
import { typedName } from './typed-name';
import { typedPriceRule } from './typed-price';
import { unknownPlaceholder } from './unknown-placeholder';
import { wrongDash } from './wrong-dash';

/** Rules about what is read: running text, texts in properties and in the frontmatter, never code. */
export const proseRules: readonly Rule[] = [
  placeholderText,
  doubledWord,
  straightQuotes,
  wrongDash,
  hiddenCharacter,
  avoidedTerm,
  misspelling,
  namedClient,
  typedName,
  typedFactRule,
  typedPriceRule,
  unknownPlaceholder,
  repeatedParagraph,
];
