import { blockSchemas } from 'generated/block-schemas';
import { contentDirectory } from '@/lib/content/content-directory';
import { content } from '@/lib/content/site-content';
import { readChangedDays } from '@/lib/metadata/last-modified';
import { knownProblems } from '@/lib/status/known-problems';
import type { StateInput } from '@/lib/status/page-states';

/** What the states of the site's own pages are found in, as it is now. */
export const stateInput = (): StateInput => ({
  directory: contentDirectory,
  registry: content,
  problems: knownProblems(),
  blocks: blockSchemas,
  changed: readChangedDays(),
});
