/** Event on window: a choice has been written into the URL, for which browsers fire no event of their own. */
const written = 'site:query-written';

/**
 * Writes a parameter into the URL as an entry of its own in the history; the rest of the URL stays.
 * @param value Nothing takes the parameter out.
 */
export function writeQuery(query: string, value: string | undefined): void {
  const url = new URL(location.href);
  if (value === undefined) url.searchParams.delete(query);
  else url.searchParams.set(query, value);
  if (url.href === location.href) return;
  history.pushState(null, '', url);
  window.dispatchEvent(new Event(written));
}

/**
 * Calls back whenever the query of the URL may have changed: on back and forward, on links to this page with
 * another query, on choices written by `writeQuery`.
 * @returns Ends it.
 */
export function watchQuery(read: () => void): () => void {
  // The router writes URLs while React commits, when no update may be asked for.
  const readSoon = () => queueMicrotask(read);
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('popstate', read, { signal });
  window.addEventListener(written, read, { signal });
  // Links to this page with another value change the URL without `popstate`.
  if ('navigation' in window)
    window.navigation.addEventListener('currententrychange', readSoon, { signal });
  return () => stop.abort();
}

/**
 * Which variant a URL asks for. The inline script (lib/hosting/inline-scripts.ts) decides in the same way; one
 * table of cases tests both.
 * @param search Query of the URL, e.g. `?option=2`.
 * @param query Name of the parameter.
 * @param values What the parameter may be, in the order of the variants.
 * @returns Position of the variant, from 0; the first where the parameter is missing or anything else.
 */
export function readVariant(search: string, query: string, values: readonly string[]): number {
  const asked = new URLSearchParams(search).get(query);
  return Math.max(0, asked === null ? 0 : values.indexOf(asked));
}
