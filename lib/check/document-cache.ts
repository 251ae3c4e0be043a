import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentSummary } from '@/lib/check/extract/site';
import { currentText } from '@/lib/content/current-tree';
import type { Source } from '@/lib/content/source';
import type { Problem } from './problem';

/** What a check finds in one file, and what other files may need to know of it. */
export type CheckedDocument = {
  problems: Problem[];
  summary?: DocumentSummary;
  /** Whether the time was over, which on another day it may not be. */
  isBrokenOff?: boolean;
};

/** Keeps what a check found in a file, so that a file that did not change is not read again. */
export type DocumentCache = {
  /** What was found in a file with this content, or what `check` finds now. */
  get: (file: string, content: string, check: () => CheckedDocument) => CheckedDocument;
};

/** A cache that keeps nothing. */
export const noCache: DocumentCache = { get: (_file, _content, check) => check() };

type Entry = { hash: string; checked: CheckedDocument };
type Stored = { version: string; entries: Record<string, Entry> };

/** The stored entries; none when there are none, or when they cannot be read or are of another version. */
function readStored(file: string, version: string): Record<string, Entry> {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored;
    return stored.version === version ? stored.entries : {};
  } catch {
    return {};
  }
}

/**
 * A cache in a file.
 * @param file Where it is kept; a damaged one is taken for empty.
 * @param version Changes whenever the same content could be checked differently.
 * @returns The cache, which also serves several runs, and a function that writes it: only what was asked
 *   for since it was opened, and only if anything is new.
 */
export function openCache(file: string, version: string): DocumentCache & { save: () => void } {
  const known = new Map(Object.entries(readStored(file, version)));
  const entries = new Map<string, Entry>();
  let isNew = false;
  return {
    get: (name, content, check) => {
      const hash = createHash('sha1').update(content).digest('base64');
      const entry = entries.get(name) ?? known.get(name);
      if (entry?.hash === hash) {
        entries.set(name, entry);
        return entry.checked;
      }
      isNew = true;
      const checked = check();
      if (checked.isBrokenOff) entries.delete(name);
      else entries.set(name, { hash, checked });
      return checked;
    },
    save: () => {
      if (!isNew && known.size === entries.size) return;
      mkdirSync(path.dirname(file), { recursive: true });
      // Written beside and moved, so that another run never reads half of it.
      const temporary = `${file}.${process.pid}`;
      writeFileSync(
        temporary,
        JSON.stringify({
          version,
          entries: Object.fromEntries(entries),
        } satisfies Stored),
      );
      renameSync(temporary, file);
    },
  };
}

/** Data files by which every document is checked. */
const shared = ['facts.yaml', 'glossary.yaml'];

/**
 * Everything a document's own problems follow from: its text, whether it is saved rightly, and the data that texts
 * share. What was found once holds until this changes.
 */
export function cacheKeyOf({ text, fault }: Source): string {
  return [...shared.map(currentText), fault?.message ?? '', text].join('\n');
}
