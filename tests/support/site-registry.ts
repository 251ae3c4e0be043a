import { readContent } from '@/lib/content/read-content';
import { createRegistry } from '@/lib/content/registry';
import { momentOf } from '@/scripts/build/build-note';

/** The registry of the content in the repository, as production sees it. */
export const registry = createRegistry({
  ...readContent(),
  now: momentOf('out'),
  isPreview: false,
});

/** Pages that have an address; the not-found pages have none of their own. */
export const addressedPages = registry.pages().filter(({ id }) => id !== 'not-found');
