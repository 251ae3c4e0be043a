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

/** Namespaces that the browser fetches when they are needed. */
export const fetchedNamespaces = ['search', 'consent'] as const;

/**
 * Namespaces that are part of the compiled code: those, and what stands in for a page that failed. They are shown as they
 * are written, with nothing put in for placeholders.
 */
export const compiledNamespaces = [...fetchedNamespaces, 'error'] as const;

export type Namespace = (typeof namespaces)[number];

/** Where a key is looked up when no namespace is named (docs/behaviour.md §9). */
export const defaultNamespace: Namespace = 'common';
