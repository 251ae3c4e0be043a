import type { DocumentRule } from '../rule';
import { wrongDashes } from './dashes';
import { doubledWords } from './doubled-words';
import { placeholderTexts } from './placeholder-texts';
import { straightQuotes } from './quotes';

/** Rules about what is read: running text, texts in properties and in the frontmatter, never code. */
export const languageRules: DocumentRule[] = [
  {
    name: 'placeholder-text',
    severity: 'error',
    summary: 'Nothing on a page holds the place of a text that is still to come.',
    remedy:
      'Write the text, or take the sentence out; marks such as TODO belong into `code` or nowhere.',
    check: placeholderTexts,
  },
  {
    name: 'doubled-word',
    severity: 'warning',
    summary: 'No word stands twice in a row, save where grammar or emphasis asks for it.',
    remedy: 'Take one of the two away.',
    check: doubledWords,
  },
  {
    name: 'straight-quotes',
    severity: 'warning',
    summary: 'Quotation marks are “ ” in English and „ ” in Polish, and the apostrophe is ’.',
    remedy:
      'Let `npm run check -- --fix` put them in; code and feet or inches keep straight marks.',
    check: straightQuotes,
  },
  {
    name: 'wrong-dash',
    severity: 'warning',
    summary: 'Between thoughts and in ranges stands a dash (–), not a hyphen.',
    remedy: 'Let `npm run check -- --fix` put it in.',
    check: wrongDashes,
  },
];
