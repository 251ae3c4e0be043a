import { campaignKeys, initialPageKey, savedKey } from './campaign-keys';
import { cleanValue } from './clean-value';
import { pageLabel } from './page-label';
import { type EntryStore, readEntry, writeEntry } from './session-entries';

/**
 * Stores where a visit came from, once per session (specification §7): the campaign parameters of the address, the
 * label of the page they led to, and the mark that this is done. Without such parameters only the label
 * of the first page is kept.
 * @param address Path and query of the page, as `location` has them.
 */
export function saveCampaign(
  address: { pathname: string; search: string },
  store: EntryStore,
): void {
  if (readEntry(store, savedKey) !== null) return;
  const query = new URLSearchParams(address.search);
  const found = campaignKeys.flatMap((key) => {
    const value = cleanValue(query.get(key) ?? '');
    return value === '' ? [] : [[key, value] as const];
  });
  if (found.length === 0 && readEntry(store, initialPageKey) !== null) return;
  for (const [key, value] of found) writeEntry(store, key, value);
  writeEntry(store, initialPageKey, pageLabel(address.pathname));
  if (found.length > 0) writeEntry(store, savedKey, 'true');
}
