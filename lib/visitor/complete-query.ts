import { addressKeys, savedKey } from './campaign-keys';
import { cleanValue } from './clean-value';
import { type EntryStore, readEntry } from './session-entries';

/**
 * Adds what an address lacks of the stored campaign parameters and of the label of the first page
 * (specification §7). What the query has already stays as it is written, letter by letter.
 * @param search Query of the address, with its question mark, or nothing.
 * @returns The query to write; the same when nothing is missing or no campaign is stored.
 */
export function completeQuery(search: string, store: EntryStore): string {
  if (readEntry(store, savedKey) === null) return search;
  const present = new URLSearchParams(search);
  const missing = new URLSearchParams();
  for (const key of addressKeys) {
    const value = cleanValue(readEntry(store, key) ?? '');
    if (value !== '' && !present.has(key)) missing.set(key, value);
  }
  const added = missing.toString();
  if (added === '') return search;
  const written = search.replace(/^\?/, '');
  return `?${written}${written === '' || written.endsWith('&') ? '' : '&'}${added}`;
}
