/**
 * What a search result is, in the words of a visitor: results are grouped by it, under headings of messages/<language>/search.json.
 */
const searchKinds = ['services', 'products', 'case-studies', 'blog', 'company', 'legal'] as const;

export type SearchKind = (typeof searchKinds)[number];

/**
 * How much a result counts by its kind: what the company offers comes first, and legal texts, which name
 * everything once, come last.
 */
export const kindWeights: Record<SearchKind, number> = {
  services: 1.25,
  products: 1.25,
  company: 1.1,
  'case-studies': 1,
  blog: 1,
  legal: 0.3,
};

/** Results by kind; the kind of the best result comes first, so that the best stays on top. */
export function groupResults<Result extends { kind: SearchKind }>(
  results: readonly Result[],
): [SearchKind, Result[]][] {
  const groups = new Map<SearchKind, Result[]>();
  for (const result of results)
    groups.set(result.kind, [...(groups.get(result.kind) ?? []), result]);
  return [...groups];
}
