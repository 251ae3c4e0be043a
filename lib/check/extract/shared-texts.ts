import { messageFiles, textsOf } from '@/lib/check/extract/messages';
import { oncePerCheck, type SharedContent } from '@/lib/check/extract/site';
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
const dataTexts = ({ directory, files }: SharedContent): SharedText[] =>
  files
    .filter((file) => dataFileOf(file) && !aboutWords.includes(file))
    .flatMap((file) => {
      const { yaml, placeOf } = readDataFile(directory, file);
      const language = languageOfData(file);
      const isVerbatim = dataFileOf(file)?.isVerbatim ?? false;
      return textsIn(yaml.raw).map(({ path, text }) => {
        const own =
          language === 'shared' ? locales.filter((one) => path.includes(one)) : [language];
        return { text, locales: own, place: placeOf(path), isVerbatim };
      });
    });

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

/** All texts that pages share: those of data files and interface texts. Found once per check. */
export const sharedTexts = oncePerCheck((shared: SharedContent): SharedText[] => [
  ...dataTexts(shared),
  ...messageTexts(shared),
]);
