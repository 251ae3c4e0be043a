import { messageFiles, textsOf } from '@/lib/check/extract/messages';
import type { SharedContent } from '@/lib/check/extract/site';
import { languageOfData, readDataFile } from '@/lib/check/extract/yaml';
import type { Place } from '@/lib/check/problem';
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
function dataTexts({ directory, files }: SharedContent): SharedText[] {
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
const messageTexts = (shared: SharedContent): SharedText[] =>
  messageFiles(shared).flatMap(({ texts, locale, placeOf }) =>
    textsOf(texts).map(({ keys, text }) => ({
      text,
      locales: [locale],
      place: placeOf(keys),
      isVerbatim: false,
    })),
  );

/** All texts that pages share: those of data files and interface texts. */
export const sharedTexts = (shared: SharedContent): SharedText[] => [
  ...dataTexts(shared),
  ...messageTexts(shared),
];
