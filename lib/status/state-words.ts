import type { PageState, State } from './page-states';

/** What is said of a page in a few words: `draft, 2 behind, 1 error`; `live` where there is nothing to say. */
export function stateWords(page: PageState): string {
  const { states: found, behind, lacking, date, expires, errors, warnings } = page;
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
  const words: Record<State, string> = {
    live: 'live',
    draft: 'draft',
    scheduled: `scheduled ${date}`,
    behind: `${behind} behind`,
    untranslated: `not in ${lacking.join(', ')}`,
    expiring: `expires ${expires}`,
    'no-picture': 'no picture',
    problems: [
      ...(errors > 0 ? [count(errors, 'error')] : []),
      ...(warnings > 0 ? [count(warnings, 'warning')] : []),
    ].join(', '),
  };
  return found.map((state) => words[state]).join(', ');
}
