import { blockSchemas } from 'generated/block-schemas';
import { checkContent } from '@/lib/check/check-content';
import { contentDirectory } from '@/lib/content/content-directory';
import { registry } from './site-registry';

/** What the check says of the content that the built site is made of. */
export const { problems: contentProblems } = checkContent(contentDirectory, blockSchemas, {
  now: registry.now,
});
