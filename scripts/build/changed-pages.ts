import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { askedCategoriesOf } from '@/lib/consent/asked-categories';
import { dataAnswers } from '@/lib/content/data';
import { notFoundId } from '@/lib/content/known-pages';
import { readChangedDays } from '@/lib/content/last-modified';
import { hashOfAnswer } from '@/lib/content/page-inputs';
import { registryAnswers } from '@/lib/content/recorded-registry';
import type { Registry } from '@/lib/content/registry';
import { downloadSize } from '@/lib/downloads/download-file';
import type { Locale } from '@/lib/i18n/locales';
import { messageAnswer } from '@/lib/i18n/messages';
import type { Namespace } from '@/lib/i18n/namespaces';
import { pictureAnswer } from '@/lib/pictures/picture-of-page';
import { writeWhole } from '@/lib/pictures/variants/picture-cache';
import type { TextLanguage } from '@/lib/schema/data-files';
import { shownFact } from '@/lib/site/facts';
import { shownOffer } from '@/lib/site/offers';
import { placeholderValue } from '@/lib/site/placeholders';
import { type FileStates, type KnownFiles, untouchedFiles } from './disk';

/** What a build knows of a page it has rendered. */
export type PageState = {
  /** Its files below the built site. */
  files: readonly string[];
  /** Numbers of the inputs it asked for. */
  inputs: readonly number[];
  /** Names of the chunks it loads. */
  chunks: readonly string[];
  /** Whether it is a page of the content; others are made of code alone, or belong to no list of pages. */
  isContent: boolean;
};

/** What a build knows of files that are no pages and are made together. */
export type GroupState = {
  pathnames: readonly string[];
  /** Numbers of the inputs they asked for. */
  inputs: readonly number[];
};

/** What a build knows of the site it has made: of what each page is made, and how its files were left. */
export type SiteState = {
  /** Of the code (fingerprint.ts). */
  code: string;
  joined?: { file: string; chunks: readonly string[] };
  /** Inputs by their number: name and hash of the answer. */
  inputs: readonly (readonly [name: string, hash: string])[];
  /** Every file of the built site, as it was left. */
  files: FileStates;
  /** Of files that are kept and no pages, by pathname: a hash of what they are made of, and their keys (`SiteFile`). */
  keys: Readonly<Record<string, readonly [madeOf: string, key: string]>>;
  /** Files that are kept and no pages, by what is made together. */
  groups: Readonly<Record<string, GroupState>>;
  /** By pathname. */
  pages: Readonly<Record<string, PageState>>;
};

/**
 * Answers to what pages ask for besides the registry and data files, by kind; the name of what is meant follows the kind. Each belongs to
 * a call of `recordInput` and gives what is recorded there.
 */
const otherAnswers: Readonly<Record<string, (registry: Registry, rest: string) => unknown>> = {
  fact: (_, rest) => {
    const [language = '', name = ''] = rest.split(' ');
    return placeholderValue(name, language as TextLanguage);
  },
  'shown-fact': (_, rest) => {
    const [locale = '', name = ''] = rest.split(' ');
    return shownFact(name, locale as Locale);
  },
  offer: (_, rest) => {
    const [locale = '', id = ''] = rest.split(' ');
    return shownOffer(id, locale as Locale);
  },
  message: (_, rest) => {
    const [locale, namespace, ...key] = rest.split(' ');
    return messageAnswer(locale as Locale, namespace as Namespace, key.join(' '));
  },
  picture: (_, file) => pictureAnswer(file),
  download: (_, name) => downloadSize(name),
  changed: (_, file) => readChangedDays()[file],
  consent: (registry) => askedCategoriesOf(registry),
};

/** Answers of the registry and of data files, by kind. */
const answersToWords = { ...registryAnswers, ...dataAnswers } as unknown as Readonly<
  Record<string, (registry: Registry, ...words: string[]) => unknown>
>;

/**
 * What a page would be answered now.
 * @param name As `recordInput` was given it.
 * @throws when no kind of answer has that name: then nobody can know whether a page has changed.
 */
async function answerTo(name: string, registry: Registry): Promise<unknown> {
  const [kind = '', ...words] = name.split(' ');
  const rest = words.join(' ');
  const other = otherAnswers[kind];
  if (other) return other(registry, rest);
  const answer = Object.hasOwn(answersToWords, kind) ? answersToWords[kind] : undefined;
  if (!answer)
    throw new Error(
      `A page asked for "${name}", and scripts/build/changed-pages.ts knows no answer of the kind "${kind}": add it there`,
    );
  // All arguments but the last are single words.
  const count = answer.length - 1;
  const args = [...words.slice(0, count - 1), words.slice(count - 1).join(' ')];
  return answer(registry, ...(count > 0 ? args : []));
}

/** The names of inputs whose answers have changed. */
async function changedInputs(state: SiteState, registry: Registry): Promise<Set<number>> {
  const changed = new Set<number>();
  for (const [number, [name, hash]] of state.inputs.entries())
    if (hashOfAnswer(await answerTo(name, registry)) !== hash) changed.add(number);
  return changed;
}

/** Pages of the content that are rendered from a list of pages; the 404 pages belong to none. */
export const listedPages = (registry: Registry) =>
  registry.pages().filter(({ id }) => id !== notFoundId);

/** What a build has to render. */
export type Choice = {
  /** Pathnames of the pages to render; undefined: all of them. */
  pathnames?: string[];
  /** Pages of the last build that stay. */
  kept: Readonly<Record<string, PageState>>;
  /** Groups of files that are no pages and stay, as far as the new site has the same ones. */
  groups: SiteState['groups'];
};

/** Everything is rendered. */
export const everything: Choice = { kept: {}, groups: {} };

/** What is known of a site of which pages can be kept, and what the disk says of its files. */
export type KeptState = SiteState & { found: KnownFiles };

/**
 * What is known of a site, if pages of it can be kept.
 * @param state What is known.
 * @param code Fingerprint of the code now.
 * @param directory The site.
 * @returns undefined where other code has built it, or a file is not as it was left: nobody knows what else happened to the
 *   others.
 */
export function stateToKeep(
  state: SiteState | undefined,
  code: string,
  directory: string,
): KeptState | undefined {
  const found = state?.code === code ? untouchedFiles(state.files, directory) : undefined;
  return state && found && { ...state, found };
}

/**
 * Finds out which pages have to be rendered again.
 * @param state Of a site that pages can be kept of (`stateToKeep`); undefined where there is none.
 */
export async function choosePages(
  state: SiteState | undefined,
  registry: Registry,
): Promise<Choice> {
  if (!state) return everything;
  const changed = await changedInputs(state, registry);
  const wanted = new Set(listedPages(registry).map(({ pathname }) => pathname));
  const kept = Object.entries(state.pages).filter(
    ([pathname, { inputs, isContent }]) =>
      (wanted.has(pathname) || !isContent) && !inputs.some((input) => changed.has(input)),
  );
  const groups = Object.entries(state.groups).filter(
    ([, { inputs }]) => !inputs.some((input) => changed.has(input)),
  );
  const keptPathnames = new Set(kept.map(([pathname]) => pathname));
  const gone = Object.entries(state.pages).filter(
    ([pathname, { isContent }]) => !isContent && !keptPathnames.has(pathname),
  );
  return {
    pathnames: [
      ...[...wanted].filter((pathname) => !keptPathnames.has(pathname)),
      ...gone.map(([pathname]) => pathname),
    ],
    kept: Object.fromEntries(kept),
    groups: Object.fromEntries(groups),
  };
}

/** What is known of the site in a folder; undefined where nothing is, or nothing that can be read. */
export function readState(file: string): SiteState | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SiteState;
  } catch {
    return undefined;
  }
}

/** What pages asked for, by pathname: name and hash of the answer. */
export type RecordedInputs = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Reads what the processes that rendered have written down.
 * @param directory Their folder (`RenderPlan`).
 */
export function readInputs(directory: string): RecordedInputs {
  const inputs = new Map<string, Map<string, string>>();
  for (const name of readdirSync(directory).sort())
    for (const line of readFileSync(path.join(directory, name), 'utf8').split('\n')) {
      if (line === '') continue;
      const [pathname = '', ...answers] = JSON.parse(line) as string[];
      const known = inputs.get(pathname) ?? new Map<string, string>();
      inputs.set(pathname, known);
      for (let at = 0; at < answers.length; at += 2)
        known.set(answers[at] ?? '', answers[at + 1] ?? '');
    }
  return inputs;
}

/** A page of the site as it is now, with inputs by their names. */
export type BuiltPage = Omit<PageState, 'inputs'> & { inputs: ReadonlyMap<string, string> };

/** Files of the site as it is now that are made together, with inputs by their names. */
export type BuiltGroup = Omit<GroupState, 'inputs'> & { inputs: ReadonlyMap<string, string> };

/** The inputs of a page of an earlier build, or of files that are made together, by their names. */
export const namedInputs = (
  state: SiteState,
  { inputs }: PageState | GroupState,
): Map<string, string> =>
  new Map(inputs.flatMap((number) => (state.inputs[number] ? [state.inputs[number]] : [])));

/** In place of a hash: what was asked for had two answers, since a file was saved while the site was built. */
const twoAnswers = '';

/**
 * Writes down what the next build has to know. What had two answers is asked for anew by then, and no page that shows
 * it is kept.
 * @param file Where.
 * @param site What was built; its pages by pathname and its groups of files, with inputs by their names.
 */
export function writeState(
  file: string,
  {
    pages,
    groups,
    ...site
  }: Omit<SiteState, 'inputs' | 'pages' | 'groups'> & {
    pages: ReadonlyMap<string, BuiltPage>;
    groups: ReadonlyMap<string, BuiltGroup>;
  },
): void {
  const numbers = new Map<string, number>();
  const inputs: (readonly [string, string])[] = [];
  const numberOf = (name: string, hash: string) => {
    const known = numbers.get(name);
    if (known !== undefined) {
      if (inputs[known]?.[1] !== hash) inputs[known] = [name, twoAnswers];
      return known;
    }
    numbers.set(name, inputs.length);
    return inputs.push([name, hash]) - 1;
  };
  const numbered = <One extends BuiltPage | BuiltGroup>(all: ReadonlyMap<string, One>) =>
    Object.fromEntries(
      [...all].map(([key, one]) => [
        key,
        { ...one, inputs: [...one.inputs].map(([name, hash]) => numberOf(name, hash)) },
      ]),
    );
  const state: SiteState = {
    ...site,
    inputs,
    pages: numbered(pages),
    groups: numbered(groups),
  };
  writeWhole(file, JSON.stringify(state));
}
