/** One file per namespace and language: `messages/<locale>/<namespace>.json`. */
export const namespaces = [
  'common',
  'navigation',
  'components',
  'contact',
  'blog',
  'search',
  'lists',
  'consent',
] as const;

export type Namespace = (typeof namespaces)[number];

/** Where a key is looked up when no namespace is named (docs/behaviour.md §9). */
export const defaultNamespace: Namespace = 'common';
