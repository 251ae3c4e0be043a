import type { DocumentExtract } from '@/lib/check/extract/document';
import { proseOf } from '@/lib/check/extract/prose';
import type { DocumentRule } from '@/lib/check/rule';
import { currentEntries } from '@/lib/content/current-tree';
import { type Locale, perLocale } from '@/lib/i18n/locales';
import { type GlossaryEntry, glossaryEntrySchema } from '@/lib/schema/data/glossary';
import { escapeRegExp } from '@/lib/text/escape';

/** A form that texts of a language do not use. */
type AvoidedForm = {
  /** Finds it with every ending it may have. */
  pattern: RegExp;
  /** As the glossary has it. */
  form: string;
  /** Its beginning in lower case: a text without it need not be searched. */
  stem: string;
  /** The form that all texts use. */
  term: string;
  reason: string;
};

const currentGlossary = currentEntries('glossary.yaml', glossaryEntrySchema);

/** Words may be parted by any space, the no-break space among them; `*` is any ending. */
const patternOf = (form: string) => {
  const words = form.split(/ +/).map((word) => escapeRegExp(word).replace('\\*', '\\p{L}*'));
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[\\s\\u00A0]+')}(?![\\p{L}\\p{N}])`, 'giu');
};

const formsIn = (glossary: ReadonlyMap<string, GlossaryEntry>, locale: Locale): AvoidedForm[] =>
  [...glossary.values()].flatMap((entry) =>
    entry[locale].avoid.map(({ form, reason }) => ({
      pattern: patternOf(form),
      form,
      stem: (form.split(/[ *]/)[0] ?? '').toLowerCase(),
      term: entry[locale].term,
      reason,
    })),
  );

const known = new WeakMap<ReadonlyMap<string, GlossaryEntry>, Record<Locale, AvoidedForm[]>>();

/** Forms that texts of a language do not use, by the glossary of the current content. */
function avoidedForms(locale: Locale): readonly AvoidedForm[] {
  const glossary = currentGlossary();
  const made = known.get(glossary) ?? perLocale((locale) => formsIn(glossary, locale));
  known.set(glossary, made);
  return made[locale];
}

/** A capital inside a sentence, where the glossary has none: part of a name such as `Azure Backup`. */
const isName = (found: string, form: string, before: string) =>
  /^\p{Lu}/u.test(found) && !/^\p{Lu}/u.test(form) && /[\p{L}\p{N}][ \u00A0]$/u.test(before);

/** Those of some forms that may be in a text. */
function formsOf(text: string, forms: readonly AvoidedForm[]): readonly AvoidedForm[] {
  const lower = text.toLowerCase();
  return forms.filter(({ stem }) => lower.includes(stem));
}

/**
 * Finds avoided forms in a text.
 * @param forms Those that are looked for; all of its language where nobody says.
 * @returns Each with the place it is at.
 */
export function findAvoided(
  text: string,
  locale: Locale,
  forms = avoidedForms(locale),
): { at: number; message: string }[] {
  return formsOf(text, forms).flatMap(({ pattern, form, term, reason }) =>
    [...text.matchAll(pattern)]
      .filter(({ index, 0: found }) => !isName(found, form, text.slice(0, index)))
      .map(({ index, 0: found }) => ({
        at: index,
        message: `"${found}" is not used for this: expected "${term}" (${reason})`,
      })),
  );
}

/** Rules about terms of the trade. */
export const avoidedTerm: DocumentRule = {
  name: 'avoided-term',
  severity: 'warning',
  summary: 'A thing has one name in all texts of a language: the one in data/glossary.yaml.',
  remedy:
    'Use the expected term; change data/glossary.yaml if the form you used is the better one.',
  checkDocument: (document: DocumentExtract) => {
    const prose = proseOf(document);
    // Asked of all texts at once: most pages have none of most forms.
    const whole = prose.map(({ value }) => value).join('\n');
    const forms = formsOf(whole, avoidedForms(document.locale));
    if (forms.length === 0) return [];
    return prose.flatMap(({ value, offset }) =>
      findAvoided(value, document.locale, forms).map(({ at, message }) => ({
        offset: offset + at,
        message,
      })),
    );
  },
};
