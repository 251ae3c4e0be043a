/** What is asked of a storage; `sessionStorage` has it. */
export type EntryStore = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * The browser's session storage, or a stand-in that forgets where the browser refuses it: reading the
 * property alone may throw.
 */
export function sessionEntries(): EntryStore {
  try {
    return window.sessionStorage;
  } catch {
    return { getItem: () => null, setItem: () => {} };
  }
}

/** An entry; null when there is none or the storage refuses. */
export function readEntry(store: EntryStore, key: string): string | null {
  try {
    return store.getItem(key);
  } catch {
    return null;
  }
}

/** Writes an entry; a storage that is full or refuses keeps nothing, and nobody is told. */
export function writeEntry(store: EntryStore, key: string, value: string): void {
  try {
    store.setItem(key, value);
  } catch {
    // Campaign parameters are a convenience of ours, not of the visitor.
  }
}
