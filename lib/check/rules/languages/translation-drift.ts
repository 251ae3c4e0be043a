import { recordedId } from '@/lib/check/extract/moved-pages';
import type { CheckedSite, DocumentSummary } from '@/lib/check/extract/site';
import { languageNames } from '@/lib/check/language-names';
import { withoutConflicts } from '@/lib/check/merge-conflict';
import { problemFile } from '@/lib/check/problem-file';
import type { Place, SiteRule } from '@/lib/check/rule';
import { isPlainFile } from '@/lib/content/file-tree';
import { readSource, readSourceAt } from '@/lib/content/source';
import { defaultLocale } from '@/lib/i18n/locales';
import { sourceChanges } from './source-changes';
import {
  cut,
  readRecords,
  type TranslationRecord,
  type TranslationRecords,
} from './translation-record';

/** How much of a text a message shows, and how much stays around what differs. */
const shownLength = 90;
const contextWords = 3;

const shorten = (text: string) =>
  text.length > shownLength ? `${text.slice(0, shownLength).trimEnd()}${cut}` : text;

/** A text for a message, from its beginning. */
const shown = (text: string): string => `“${shorten(text)}”`;

/**
 * What differs between two texts, with a few words around it.
 * @param before The text as it was kept; it may be cut.
 */
export function showDifference(before: string, now: string): string {
  const isCut = before.endsWith(cut) && now.length >= before.length;
  const old = before.split(' ');
  const fresh = now.split(' ');
  let head = 0;
  while (head < old.length && head < fresh.length && old[head] === fresh[head]) head += 1;
  if (isCut && head >= old.length - 1) {
    const kept = now.lastIndexOf(' ', before.length - cut.length);
    const end = now.slice(0, kept).split(' ').slice(-contextWords).join(' ');
    return `what follows “${cut} ${end}” changed, now ${shown(now.slice(kept).trim())}`;
  }
  let tail = 0;
  const most = Math.min(old.length, fresh.length) - head;
  while (!isCut && tail < most && old.at(-1 - tail) === fresh.at(-1 - tail)) tail += 1;
  const from = Math.max(0, head - contextWords);
  const part = (words: readonly string[]) => {
    const to = Math.min(words.length, words.length - tail + contextWords);
    const middle = shorten(words.slice(from, to).join(' '));
    return `“${from > 0 ? `${cut} ` : ''}${middle}${to < words.length && !middle.endsWith(cut) ? ` ${cut}` : ''}”`;
  };
  return `${part(old)} is now ${part(fresh)}`;
}

type Found = Place & { message: string };

const language = languageNames[defaultLocale];

/** What changed in the source since a translation was stamped, at the places of the translation's blocks. */
function changesOf(
  source: DocumentSummary,
  translation: DocumentSummary,
  record: TranslationRecord,
  directory: string,
): Found[] {
  const original = readSource(directory, source.file);
  const text = readSource(directory, translation.file);
  // Of a file with two versions in it nothing is certain until one of them is chosen.
  const isOpen = [original, text].some((one) => withoutConflicts(one).conflicts.length > 0);
  if (isOpen) return [];
  const { file, id } = translation;
  const advice = `carry it over, then run \`npm run sync ${id}\``;
  return (sourceChanges(original, text, record, directory) ?? []).map((change) => {
    const { before: old = '', now: current, own, isNew } = change;
    const what = !current
      ? `a block is gone from the ${language} page: ${shown(old)}`
      : isNew
        ? `the ${language} page has a new ${current.name} after this: ${shown(current.text)}`
        : `the ${language} ${current.name} changed: ${showDifference(old, current.text)}`;
    return { file, ...text.at(own?.offset ?? 0), message: `${what}; ${advice}` };
  });
}

function driftOf(translation: DocumentSummary, records: TranslationRecords, site: CheckedSite) {
  const { id, locale, file, status } = translation;
  const source = site.find(id, defaultLocale);
  if (locale === defaultLocale || !source || status === 'draft' || source.status === 'draft')
    return [];
  // What a mistake has made of the source is not to be carried over: it changes again when the mistake is mended.
  if (!source.isSound) return [];
  const recorded = recordedId(id, site);
  const record = Object.hasOwn(records, recorded) ? records[recorded]?.[locale] : undefined;
  if (record) return changesOf(source, translation, record, site.directory);
  const message = `nothing records which ${language} text this translates: run \`npm run sync ${id}\` once both say the same`;
  return [{ file, line: 1, column: 1, message }];
}

function drift(site: CheckedSite): Found[] {
  const { translations, documents, directory } = site;
  if (!translations || !isPlainFile(translations)) return [];
  if (withoutConflicts(readSourceAt(translations, '')).conflicts.length > 0) return [];
  try {
    const records = readRecords(translations);
    return documents.flatMap((document) => driftOf(document, records, site));
  } catch {
    const message =
      'the file cannot be read: restore it, or write it anew with `npm run sync -- --all`';
    return [{ ...problemFile(directory, translations), line: 1, column: 1, message }];
  }
}

/** Rules about translations whose source has moved on. */
export const translationDrift: SiteRule = {
  name: 'translation-drift',
  // A warning: a change of one language must not keep unrelated work from being built.
  severity: 'warning',
  summary: 'A translation renders its English source as it is now.',
  remedy:
    'Carry the change over and run `npm run sync <page>`; with `--wording` if the meaning is the same.',
  checkSite: drift,
};
