import { parseArgs } from 'node:util';
import { suggest } from '@/lib/check/suggest';
import { isLocale, type Locale, locales } from '@/lib/i18n/locales';
import { type PageState, type State, states, stateWords } from '@/lib/status/page-states';
import { UsageError } from '@/scripts/command';
import { tableLines } from '@/scripts/table';

const stateNames = Object.keys(states) as State[];

type StatusOptions = {
  isJson: boolean;
  languages: readonly Locale[];
  states: readonly State[];
  /** Whether the promises in the texts are asked for in place of the states. */
  isPromises: boolean;
};

/** The names in a list with commas. */
function listed<Name extends string>(
  flag: string,
  text: string | undefined,
  known: readonly Name[],
): Name[] {
  const names = text === undefined ? [] : text.split(',').map((name) => name.trim());
  return names.map((name) => {
    const found = known.find((one) => one === name);
    if (!found) throw new UsageError(`--${flag} "${name}"${suggest(name, known)}`);
    return found;
  });
}

/**
 * Reads the arguments of `npm run status`.
 * @throws UsageError when there is a language or state that nobody knows.
 */
export function readStatus(args: readonly string[]): StatusOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'boolean' },
      lang: { type: 'string' },
      state: { type: 'string' },
      promises: { type: 'boolean' },
    },
  });
  if (values.promises && values.state !== undefined)
    throw new UsageError(
      '--state asks for pages in a state, --promises for sentences: give one of them',
    );
  return {
    isJson: values.json ?? false,
    languages: listed('lang', values.lang, locales).filter(isLocale),
    states: listed('state', values.state, stateNames),
    isPromises: values.promises ?? false,
  };
}

/** Pages in the languages and in one of the states that were asked for; all where nothing was. */
export const chosenPages = (
  pages: readonly PageState[],
  { languages, states: asked }: StatusOptions,
): PageState[] =>
  pages.filter(
    (page) =>
      (languages.length === 0 || languages.includes(page.locale)) &&
      (asked.length === 0 || page.states.some((state) => asked.includes(state))),
  );

/** How many pages are in each state. */
const counted = (pages: readonly PageState[]) =>
  stateNames.flatMap((state) => {
    const count = pages.filter((page) => page.states.includes(state)).length;
    return count > 0 ? [`${count} ${state}`] : [];
  });

/** A table with a line for each page and a column for each language, and a count of each state below it. */
export function statusTable(pages: readonly PageState[]): string {
  if (pages.length === 0) return 'No page is in such a state';
  const shown = locales.filter((locale) => pages.some((page) => page.locale === locale));
  const ids = [...new Set(pages.map(({ id }) => id))];
  const cell = (id: string, locale: Locale) => {
    const page = pages.find((one) => one.id === id && one.locale === locale);
    return page ? stateWords(page) : '–';
  };
  const rows = [
    ['page', ...shown],
    ...ids.map((id) => [id, ...shown.map((locale) => cell(id, locale))]),
  ];
  return [...tableLines(rows), '', `${pages.length} pages: ${counted(pages).join(', ')}`].join(
    '\n',
  );
}
