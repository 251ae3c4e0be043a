import { locales } from '@/lib/i18n/locales';
import { documentTypes } from '@/lib/schema/document-types';
import type { EntryKindName } from './new-entry';
import type { Kind } from './request';

/** For what is no page; document types have theirs in their descriptors. */
const otherExamples = {
  job: [
    ...['--position', 'Redaktor / redaktorka', '--level', 'junior', '--contract', 'umowa o pracę'],
    ...['--place', 'Gdynia, zdalnie', '--cities', 'Gdynia, Warszawa', '--validThrough'],
    ...['2027-02-01', '--description', 'Czytanie tekstów przed publikacją i po niej.'],
  ],
  person: [
    ...['--name', 'Żaneta Ąckowska', '--position.en', 'Editor', '--position.pl', 'Redaktorka'],
    ...['--bio.en', 'Reads what others write.', '--bio.pl', 'Czyta to, co piszą inni.'],
  ],
  client: [
    ...['--name', 'Zakład Dodany', '--industry', 'saas'],
    ...['--sector.en', 'Additions', '--sector.pl', 'Dodatki'],
    ...['--size.en', '12 people', '--size.pl', '12 osób'],
    ...['--place.en', 'Warsaw', '--place.pl', 'Warszawa', '--speaker.name', 'Anna Dodana'],
    ...['--speaker.role.en', 'Editor', '--speaker.role.pl', 'Redaktorka'],
  ],
  certificate: [
    ...['--standard', 'ISO 30301', '--subject.en', 'Records', '--subject.pl', 'Dokumentacja'],
    ...['--scope.en', 'All texts.', '--scope.pl', 'Wszystkie teksty.', '--since', '2026'],
    ...['--edition', '2016', '--body', 'Vistula', '--number', 'A/1'],
    ...['--validFrom', '2026-01-01', '--validUntil', '2029-01-01'],
  ],
  download: [
    ...['list-to-take-home', '--name.en', 'A list to take home', '--name.pl', 'Lista do pobrania'],
    ...['--description.en', 'What was read and by whom.'],
    ...['--description.pl', 'Co i przez kogo zostało przeczytane.'],
    ...locales.flatMap((locale) => [`--pdf.${locale}`, `public/downloads/exit-plan.${locale}.pdf`]),
  ],
  fact: ['readers', '--meaning', 'How many people read a text first.', '--value', '2'],
  tag: [
    ...['reading', '--name.en', 'Reading', '--name.pl', 'Czytanie', '--slug', 'czytanie'],
    '--description.en',
    'What it takes to read what others have written, before anybody else has to read it.',
    '--description.pl',
    'Czego trzeba, żeby przeczytać to, co napisali inni, zanim przeczyta to ktokolwiek inny.',
  ],
  term: [
    ...['second-reader', '--en.term', 'second reader', '--pl.term', 'druga osoba czytająca'],
    ...['--en.definition', 'Whoever reads a text before it goes out.'],
    ...['--pl.definition', 'Kto czyta tekst, zanim trafi on do czytelników.'],
  ],
  word: ['--language', 'pl', '--text', 'przedczytani*'],
  block: [
    ...['PriceNote', '--description', 'A price with what it depends on.'],
    ...['--group', 'Text and tables', '--use', 'For a price that has conditions.'],
    ...['--avoid', 'Not for prices without any.'],
  ],
} satisfies Record<EntryKindName | 'block', readonly string[]>;

/**
 * How one of each kind is asked for without prompts: what `--help` shows, and what the tests make. Whoever copies a line
 * gets something that the check takes.
 */
export const examples: Readonly<Record<Kind, readonly string[]>> = {
  ...Object.fromEntries(documentTypes.map(({ command }) => [command.kind, command.example])),
  ...otherExamples,
};
