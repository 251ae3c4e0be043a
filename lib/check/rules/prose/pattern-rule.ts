import { proseOf } from '@/lib/check/extract/prose';
import { type SharedText, sharedTexts } from '@/lib/check/extract/shared-texts';
import type { DocumentRule, RuleText, SharedRule } from '@/lib/check/rule';
import { findPatterns, type TextPattern } from '@/lib/check/text-patterns';
import { type Locale, perLocale } from '@/lib/i18n/locales';

/** A rule that is a table of patterns, none of which what is read on a page may hold. */
export const patternRule = (
  rule: RuleText,
  patternsIn: (locale: Locale) => readonly TextPattern[],
): DocumentRule => ({
  ...rule,
  checkDocument: (document) => {
    const prose = proseOf(document);
    // Most pages have nothing of most patterns.
    const all = prose.map(({ value }) => value.toLowerCase()).join('\n');
    const patterns = patternsIn(document.locale).filter(({ hint = '' }) => all.includes(hint));
    return prose.flatMap(({ value, offset }) =>
      findPatterns(value, patterns, { offset, document }),
    );
  },
});

/** Such a rule about what pages share as well; it says what is wrong once where a text is for all languages. */
export const sharedPatternRule = (
  rule: RuleText,
  patternsIn: (locale: Locale) => readonly TextPattern[],
  isLookedAt: (text: SharedText) => boolean = () => true,
): DocumentRule & SharedRule => ({
  ...patternRule(rule, patternsIn),
  checkShared: (shared) => {
    const patterns = perLocale(patternsIn);
    return sharedTexts(shared)
      .filter(isLookedAt)
      .flatMap(({ text, locales, place }) => {
        const own = new Set(locales.flatMap((locale) => patterns[locale]));
        return findPatterns(text, [...own]).map(({ message }) => ({ ...place, message }));
      });
  },
});
