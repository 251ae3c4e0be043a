import { extractDocument } from '@/lib/check/extract/extract-document';
import type { Problem } from '@/lib/check/problem';
import type { Page } from '@/lib/content/document';
import type { Registry } from '@/lib/content/registry';
import { readSource } from '@/lib/content/source';
import { fullLocales, type Locale } from '@/lib/i18n/locales';
import { type ChangedDays, lastModified } from '@/lib/metadata/last-modified';
import type { BlockSchema } from '@/lib/schema/block';

/** What a page can be asked for, with what each means. */
export const states = {
  live: 'Visitors see it.',
  draft: 'Shown in previews only, until `draft: true` is taken out.',
  scheduled: 'A post of a later day.',
  behind: 'The English text has changed since this one was recorded as its translation.',
  untranslated: 'It is not there in another language, and does not say that this is meant.',
  expiring: 'It has to be renewed or removed within 60 days.',
  'no-picture': 'Its text has no picture, diagram, chart, map or video.',
  problems: 'The check reports something.',
} as const;

export type State = keyof typeof states;

/** Days before the end of a page at which it counts as expiring. */
const expiringDays = 60;

/** What is to be known of a page in a language. */
export type PageState = {
  id: string;
  locale: Locale;
  title: string;
  /** From the root of the repository. */
  file: string;
  pathname: string;
  states: State[];
  /** How many parts of the English text have changed since the translation was recorded. */
  behind: number;
  /** Languages it should be in and is not. */
  lacking: Locale[];
  /** Day of publication of a scheduled post. */
  date?: string;
  expires?: string;
  /** Day of the last change. */
  changed?: string;
  errors: number;
  warnings: number;
};

/** What the states of pages are found in: the one index of the content, and what the check has said of it. */
export type StateInput = {
  directory: string;
  registry: Registry;
  problems: readonly Problem[];
  blocks: ReadonlyMap<string, BlockSchema>;
  changed: ChangedDays;
};

const drift = 'translation-drift';

/** Blocks that draw in another way than from data (`draw` in their contracts). */
const alsoDrawn = ['CircularDiagram', 'IntroVideo', 'Map', 'VideoThumbnail'];

function hasPicture({ file, frontmatter }: Page, { directory, blocks }: StateInput): boolean {
  if ('cover' in frontmatter && (frontmatter.cover || frontmatter.header)) return true;
  const found = extractDocument(readSource(directory, file), blocks);
  if (!found) return false;
  const draws = (tag: string) => blocks.get(tag)?.draw !== undefined || alsoDrawn.includes(tag);
  return found.pictures.length > 0 || found.tags.some(({ name }) => draws(name));
}

/** The state of a page that somebody wrote. */
export function stateOf(page: Page, input: StateInput): PageState {
  const { registry, problems, changed } = input;
  const { id, locale, file, pathname, status, frontmatter } = page;
  const own = problems.filter((problem) => problem.file === file);
  const behind = own.filter(({ ruleId }) => ruleId === drift).length;
  const others = own.filter(({ ruleId }) => ruleId !== drift);
  const lacking = frontmatter.singleLanguage
    ? []
    : fullLocales.filter((other) => !registry.written(id, other));
  const { expires } = frontmatter;
  const soon = new Date(registry.now.getTime() + expiringDays * 864e5).toISOString().slice(0, 10);
  const found: [State, boolean][] = [
    [status, true],
    ['behind', behind > 0],
    ['untranslated', lacking.length > 0],
    ['expiring', expires !== undefined && expires <= soon],
    ['no-picture', !hasPicture(page, input)],
    ['problems', others.length > 0],
  ];
  return {
    id,
    locale,
    title: frontmatter.title,
    file: `content/${file}`,
    pathname,
    states: found.flatMap(([state, isSo]) => (isSo ? [state] : [])),
    behind,
    lacking,
    date: 'date' in frontmatter && status === 'scheduled' ? frontmatter.date : undefined,
    expires,
    changed: lastModified(page, registry, changed),
    errors: others.filter(({ fatal }) => fatal).length,
    warnings: others.filter(({ fatal }) => !fatal).length,
  };
}

/** The states of all pages that somebody wrote, also of those that visitors may not see, by id and language. */
export const pageStates = (input: StateInput): PageState[] =>
  input.registry.all
    .filter(({ generated }) => !generated)
    .map((page) => stateOf(page, input))
    .sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));

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
