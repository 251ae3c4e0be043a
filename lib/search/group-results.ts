import type { SearchResult } from './pagefind';
import type { SearchKind } from './search-kinds';

/** Results by kind; the kind of the best result comes first, so that the best stays on top. */
export function groupResults(results: readonly SearchResult[]): [SearchKind, SearchResult[]][] {
  const groups = new Map<SearchKind, SearchResult[]>();
  for (const result of results)
    groups.set(result.kind, [...(groups.get(result.kind) ?? []), result]);
  return [...groups];
}
