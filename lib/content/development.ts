import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '@/lib/check/problem';
import type { Registry } from './registry';

/** A mistake in the content, as a development server shows it. */
export type ShownProblem = Omit<Problem, 'fix'> & {
  /** The path of its file as a writer knows it: `content/home/en.mdx`. */
  path: string;
};

/** What the pages of a development server show besides what is in their files. */
type ContentState = {
  /** Another text after every change of the content, of interface texts, of public files and of what the check says. */
  stamp: string;
  /** What the check says, warnings too. */
  problems: readonly ShownProblem[];
};

/**
 * Where `npm run dev` writes the problems, anew after every change (scripts/dev/watch-content.ts). A file and no module: a
 * change of it makes the server compile nothing. Builds neither write nor read it.
 */
export const contentStateFile = path.resolve('.generated/content-state.json');

const noState: ContentState = { stamp: '', problems: [] };

let known = noState;

/** The state of the content now, which takes a look at one file; nothing is known of it in builds. */
export function contentState(): ContentState {
  if (process.env.NODE_ENV !== 'development') return noState;
  const entry = lstatSync(contentStateFile, { throwIfNoEntry: false });
  if (!entry) return noState;
  // It is renamed into its place, so that each one is a file of its own.
  const stamp = `${entry.ino} ${entry.ctimeMs}`;
  if (known.stamp !== stamp)
    known = { stamp, problems: JSON.parse(readFileSync(contentStateFile, 'utf8')) };
  return known;
}

/**
 * A registry for development: each of its answers is of the content as it is now.
 * @param stampOf Another text after every change of the content, at next to no cost.
 * @param make Makes the registry of that content.
 */
export function liveRegistry(stampOf: () => string, make: () => Registry): Registry {
  let known: { stamp: string; registry: Registry } | undefined;
  const current = (): Registry => {
    const stamp = stampOf();
    if (known?.stamp !== stamp) known = { stamp, registry: make() };
    return known.registry;
  };
  const byPathname: Registry['byPathname'] = (pathname) => {
    const page = current().byPathname(pathname);
    if (page) return page;
    // It may have been made a moment ago, and asked for before the change was told.
    known = undefined;
    return current().byPathname(pathname);
  };
  return new Proxy({} as Registry, {
    get: (_, name) => (name === 'byPathname' ? byPathname : Reflect.get(current(), name)),
  });
}
