import { messageFiles, textsOf } from '@/lib/check/extract/messages';
import type { CheckedSite } from '@/lib/check/extract/site';
import { languageOfData, readDataFile } from '@/lib/check/extract/yaml';
import type { Place, SiteFinding, SiteRule } from '@/lib/check/rule';
import { avoidedTerms, typedNames } from '@/lib/check/rules/prose/data-patterns';
import { findPatterns } from '@/lib/check/text-patterns';
import { textsIn } from '@/lib/check/texts-in';
import { type Locale, locales } from '@/lib/i18n/locales';
import { dataFileOf } from '@/lib/schema/data-files';

/** A text that pages share, with the languages it is read in and the place it is at. */
export type SharedText = {
  text: string;
  locales: readonly Locale[];
  place: Place;
  /** Whether it is about words of other texts. */
  isVerbatim: boolean;
};

/** They name the forms that texts avoid, and words without their sentences. */
const aboutWords = ['data/glossary.yaml', 'data/words.yaml'];

/** Texts of data files: one below the key of a language is in that language, others in the language of the file. */
function dataTexts({ directory, files }: CheckedSite): SharedText[] {
  return files
    .filter((file) => dataFileOf(file) && !aboutWords.includes(file))
    .flatMap((file) => {
      const { source, yaml } = readDataFile(directory, file);
      const language = languageOfData(file);
      return textsIn(yaml.raw).map(({ path, text }) => {
        const own = locales.filter((locale) => path.includes(locale));
        const place = { file, ...source.at(yaml.valueOffset(path)) };
        const isVerbatim = dataFileOf(file)?.isVerbatim ?? false;
        return { text, locales: language === 'shared' ? own : [language], place, isVerbatim };
      });
    });
}

/** Interface texts, where they are checked. */
const messageTexts = (site: CheckedSite): SharedText[] =>
  messageFiles(site).flatMap(({ texts, locale, placeOf }) =>
    textsOf(texts).map(({ keys, text }) => ({
      text,
      locales: [locale],
      place: placeOf(keys),
      isVerbatim: false,
    })),
  );

/** All texts that pages share: those of data files and interface texts. */
export const sharedTexts = (site: CheckedSite): SharedText[] => [
  ...dataTexts(site),
  ...messageTexts(site),
];

/** Rules about texts that pages share: data files and interface texts. */
export const sharedTextRules: SiteRule[] = [
  {
    name: 'avoided-term-in-data',
    severity: 'warning',
    summary: 'Data files and interface texts use the terms of data/glossary.yaml, as pages do.',
    remedy:
      'Use the expected term; change data/glossary.yaml if the form you used is the better one.',
    checkSite: (site): SiteFinding[] =>
      sharedTexts(site).flatMap(({ text, locales: own, place }) =>
        own.flatMap((locale) =>
          findPatterns(text, avoidedTerms(locale)).map(({ message }) => ({ ...place, message })),
        ),
      ),
  },
  {
    name: 'typed-name-in-data',
    severity: 'warning',
    summary:
      'The provider’s names come from site.config.ts and are typed neither in data files nor in interface texts.',
    remedy: 'Write `{company}`, `{brand}` or `{product}` instead.',
    checkSite: (site): SiteFinding[] =>
      sharedTexts(site).flatMap(({ text, place }) =>
        findPatterns(text, typedNames).map(({ message }) => ({ ...place, message })),
      ),
  },
];
