import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '@/lib/check/problem';

/** A mistake in the content, as a development server shows it. */
export type ShownProblem = Omit<Problem, 'fix'> & {
  /** The path of its file as a writer knows it: `content/home/en.mdx`. */
  path: string;
};

/** What the pages of a development server show. */
export type ContentState = {
  /** Changes with every change of the content and of interface texts. */
  version: string;
  /** What the check says, warnings too. */
  problems: readonly ShownProblem[];
};

/**
 * Where `npm run dev` says what it has seen (scripts/dev/watch-content.ts). A file and no module: a change of it makes
 * the server compile nothing. Builds neither write nor read it.
 */
export const contentStateFile = path.resolve('.generated/content-state.json');

const noState: ContentState = { version: '', problems: [] };

let known: { written: string; state: ContentState } | undefined;

/** What a state is known by: it is renamed into its place, so that each one is a file of its own. */
function stampOfFile(): string | undefined {
  const entry = lstatSync(contentStateFile, { throwIfNoEntry: false });
  return entry && `${entry.ino} ${entry.ctimeMs}`;
}

/** The state of the content now, which takes a look at one file; nothing is known of it in builds. */
export function contentState(): ContentState {
  if (process.env.NODE_ENV !== 'development') return noState;
  const written = stampOfFile();
  if (!written) return noState;
  if (known?.written !== written)
    known = {
      written,
      state: JSON.parse(readFileSync(contentStateFile, 'utf8')) as ContentState,
    };
  return known.state;
}

/** Another text after every change of what pages show besides their code; empty where they stay as they are, in builds. */
export const contentStamp = (): string =>
  process.env.NODE_ENV === 'development' ? (stampOfFile() ?? '') : '';

/**
 * What is a new object once answers of a registry may be others: in development with every change of the content.
 * @param registry The registry of a site, which is the same one all the time in development (live-registry.ts).
 */
export const lifetimeOf = (registry: object): object =>
  process.env.NODE_ENV === 'development' ? contentState() : registry;
