import type { Page } from '@/lib/content/document';

/** What a search result is, in the words of a visitor; results are grouped by it. */
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

const legalPages =
  /^(discover\/legal|discover\/strategia-podatkowa|code-of-conduct|cookie-policy|privacy-policy)(\/|$)/;

/** The kind of a page, which follows from its place in the content. */
export function searchKindOf({ id }: Pick<Page, 'id'>): SearchKind {
  if (legalPages.test(id)) return 'legal';
  const [area = ''] = id.split('/');
  return searchKinds.find((kind) => kind === area) ?? 'company';
}
