import {
  campaignKeys,
  cleanValue,
  ifAllowed,
  initialPageKey,
  longestValue,
  savedKey,
  urlKeys,
} from './campaign-keys';
/** What is asked of a storage; `sessionStorage` has it. */
export type EntryStore = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * The browser's session storage, or a stand-in that forgets where the browser refuses it: reading the
 * property alone may throw.
 */
export const sessionEntries = (): EntryStore =>
  ifAllowed(() => window.sessionStorage) ?? { getItem: () => null, setItem: () => {} };

/** An entry; null when there is none or the storage refuses. */
const readEntry = (store: EntryStore, key: string): string | null =>
  ifAllowed(() => store.getItem(key)) ?? null;

/**
 * Adds what a URL lacks of the stored campaign parameters and of the label of the first page
 * (docs/behaviour.md §7). What the query has already stays as it is written, letter by letter.
 * @param search Query of the URL, with its question mark, or nothing.
 * @returns The query to write; the same when nothing is missing or no campaign is stored.
 */
export function completeQuery(search: string, store: EntryStore): string {
  if (readEntry(store, savedKey) === null) return search;
  const present = new URLSearchParams(search);
  const missing = new URLSearchParams();
  for (const key of urlKeys) {
    const value = cleanValue(readEntry(store, key) ?? '');
    if (value !== '' && !present.has(key)) missing.set(key, value);
  }
  const added = missing.toString();
  if (added === '') return search;
  const written = search.replace(/^\?/, '');
  return `?${written}${written === '' || written.endsWith('&') ? '' : '&'}${added}`;
}

/**
 * Label of a page, made of its path (docs/behaviour.md §7): `/pl/uslugi/finops` is `pl_uslugi_finops`. Letters, digits
 * and hyphens only, so that any system can keep it.
 * @param path Path of a URL, as the browser gives it.
 */
export function pageLabel(path: string): string {
  const parts = path.toLowerCase().split('/').filter(Boolean);
  if (parts.length === 0) return 'home';
  return parts
    .join('_')
    .replaceAll(/[^a-z0-9_-]+/g, '-')
    .slice(0, longestValue);
}

/**
 * Stores where a visit came from, once per session (docs/behaviour.md §7): the campaign parameters of the URL, the
 * label of the page they led to, and the mark that this is done. Without such parameters only the label
 * of the first page is kept.
 * @param page Path and query of the page, as `location` has them.
 */
export function saveCampaign(page: { pathname: string; search: string }, store: EntryStore): void {
  if (readEntry(store, savedKey) !== null) return;
  const query = new URLSearchParams(page.search);
  const found = campaignKeys.flatMap((key) => {
    const value = cleanValue(query.get(key) ?? '');
    return value === '' ? [] : [[key, value] as const];
  });
  if (found.length === 0 && readEntry(store, initialPageKey) !== null) return;
  // A storage that is full or refuses keeps nothing: the parameters are a convenience of ours, not of the visitor.
  const write = (key: string, value: string) => ifAllowed(() => store.setItem(key, value));
  for (const [key, value] of found) write(key, value);
  write(initialPageKey, pageLabel(page.pathname));
  if (found.length > 0) write(savedKey, 'true');
}
