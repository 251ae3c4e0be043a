import type { CheckOptions } from '@/lib/check/check-content';
import { recordFiles } from '@/lib/schema/data-files';

/** Where it is kept what was found in a document before. */
export const checkCache = '.cache/check';

/** Addresses of the last release, written by `npm run snapshot`. */
export const snapshotFile = `content/${recordFiles.addresses}`;

/** Other interface texts than the project's own (MESSAGES_DIR), which are checked whatever content they go with. */
const otherMessages = process.env.MESSAGES_DIR?.trim() || undefined;

/**
 * What belongs to the site's own content, and is checked with it: another tree of content (CONTENT_DIR)
 * shares neither its interface texts nor its past.
 */
export const ownFiles: Omit<CheckOptions, 'now'> = process.env.CONTENT_DIR
  ? { messages: otherMessages }
  : {
      messages: otherMessages ?? 'messages',
      publicFiles: 'public',
      snapshot: snapshotFile,
      // Which source text each translation renders, written by `npm run sync`.
      translations: `content/${recordFiles.translations}`,
    };
