import type { DocumentFacts } from '../facts/document-facts';
import { proseOf } from '../facts/prose';
import { findAvoided } from '../glossary-forms';
import type { DocumentRule } from '../rule';

/** Rules about terms of the trade. */
export const termRules: DocumentRule[] = [
  {
    name: 'avoided-term',
    severity: 'warning',
    summary: 'A thing has one name in all texts of a language: the one in data/glossary.yaml.',
    remedy:
      'Use the expected term; change data/glossary.yaml if the form you used is the better one.',
    check: (facts: DocumentFacts) =>
      proseOf(facts).flatMap(({ value, offset }) =>
        findAvoided(value, facts.locale).map(({ at, message }) => ({
          offset: offset + at,
          message,
        })),
      ),
  },
];
