import { existsSync } from 'node:fs';
import path from 'node:path';
import { isLocale, localeSettings } from '@/lib/i18n/locales';
import { namedInputs, readState, type SiteState } from '@/scripts/build/changed-pages';
import { nameInCache } from '@/scripts/build/fingerprint';

/** What was built into a site, as its build has recorded it (docs/builds.md). */
export type SiteRecord = {
  /** Fingerprint of the code. */
  code: string;
  /** What a page is made of: names and hashes; undefined for what is no page of the content. */
  inputsOf: (pathname: string) => ReadonlyMap<string, string> | undefined;
};

/**
 * Reads what a build has recorded of a site.
 * @param directory The site.
 * @param project The project it was built in; environment: the current folder.
 * @returns undefined where nothing is recorded.
 */
export function readRecord(directory: string, project = '.'): SiteRecord | undefined {
  const name = nameInCache(path.relative(path.resolve(project), path.resolve(directory)) || '.');
  const file = path.join(project, '.cache', `site-${name}.json`);
  const state: SiteState | undefined = existsSync(file) ? readState(file) : undefined;
  if (!state) return undefined;
  return {
    code: state.code,
    inputsOf: (pathname) => {
      const page = state.pages[pathname];
      return page?.isContent ? namedInputs(state, page) : undefined;
    },
  };
}

/** Why a page is not what it was. */
export type Reasons = {
  /** Id of the page in the content; undefined where nothing is recorded. */
  id?: string;
  /** Whether its own text, frontmatter or pictures were edited. */
  isOwn: boolean;
  /** In words. */
  words: readonly string[];
};

const languageName = (code: string) => (isLocale(code) ? localeSettings[code].name : code);

/** Each page asks for its own trail, and for no other. */
const idOf = (inputs: ReadonlyMap<string, string>): string | undefined => {
  const trail = [...inputs.keys()].find((name) => name.startsWith('trail '));
  return trail?.split(' ').slice(2).join(' ');
};

/** What an input is, in words; undefined for those that only follow from others. */
function describeInput(name: string, ownId: string | undefined): string | undefined {
  const [kind = '', ...words] = name.split(' ');
  const [language = '', field = ''] = words;
  const id = words.slice(2).join(' ');
  const isOwn = id === ownId;
  switch (kind) {
    case 'frontmatter':
      if (isOwn) return 'its own frontmatter';
      return field === '*' ? undefined : `${field} of ${id} (${languageName(language)})`;
    case 'property':
      if (field === 'body')
        return isOwn ? 'its own text' : `text of ${id} (${languageName(language)})`;
      return field === 'pathname' ? `address of ${id}` : undefined;
    case 'fact':
    case 'shown-fact':
      return `fact ${words.slice(1).join(' ')}`;
    case 'data':
      return `data file ${language}.yaml`;
    case 'entry':
    case 'known':
      return `${words.slice(1).join(' ')} in data file ${language}.yaml`;
    case 'field':
      return `${field} of ${id} in data file ${language}.yaml`;
    case 'message':
      return `interface texts ${field}.${words.slice(2).join(' ')} (${languageName(language)})`;
    case 'picture':
      return `picture ${words.join(' ')}`;
    case 'posts':
    case 'children':
      return `list of pages (${[languageName(language), words.slice(1).join(' ')].filter(Boolean).join(', ')})`;
    case 'pathname':
      return `address of ${words.slice(1).join(' ')}`;
    case 'consent':
      return 'which consents are asked for';
    case 'day':
    case 'year':
      return 'the day of the build';
    default:
      return undefined;
  }
}

/**
 * Finds out why a page may differ: which of the things it is made of are not the same.
 * @param before Record of the site before.
 * @param after Record of the site after.
 * @param pathnames Of the page on both sides.
 * @returns undefined where one of the sites has no record of it.
 */
export function reasonsOf(
  before: SiteRecord | undefined,
  after: SiteRecord | undefined,
  pathnames: { before: string; after: string },
): Reasons | undefined {
  const [old, now] = [before?.inputsOf(pathnames.before), after?.inputsOf(pathnames.after)];
  if (!old || !now) return undefined;
  const id = idOf(now);
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter(
    (name) => old.get(name) !== now.get(name),
  );
  const isOfPage = (name: string) => {
    const [kind, , field, ...rest] = name.split(' ');
    const ofPage = kind === 'frontmatter' || (kind === 'property' && field === 'body');
    return (
      (ofPage && rest.join(' ') === id) || (kind === 'picture' && name.startsWith(`picture ${id}/`))
    );
  };
  const words = changed.map((name) => describeInput(name, id)).filter((text) => text !== undefined);
  if (before?.code !== after?.code) words.push(sharedCode);
  return { id, isOwn: changed.some(isOfPage), words: [...new Set(words)] };
}

/** Stands for code until it is known which files of it. */
export const sharedCode = 'shared code';
