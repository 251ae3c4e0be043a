import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { siteFiles } from '@/components/templates/site-files';
import { isPreview } from '@/lib/content/content-directory';
import { content } from '@/lib/content/site-content';
import { noteSocialPicture } from '@/lib/pictures/variants/picture-cache';
import type { SiteState } from './changed-pages';
import { linkOrCopy } from './disk';
import { outDirectory } from './fingerprint';

/** Those groups of files whose number leaves `part` when divided by `parts`. */
type Share = { part: number; parts: number };

/**
 * Writes files that are no pages. A file with a key that the last site has is given to the new one. The content has to have been
 * read by Contentlayer before this module is loaded.
 * @param directory The folder they are written to.
 * @param before The keys of those in the last site.
 * @param share Which of them.
 * @returns The keys of those that were written.
 */
export async function writeFilesOfSite(
  directory: string,
  before: SiteState['keys'],
  { part, parts }: Share = { part: 0, parts: 1 },
): Promise<SiteState['keys']> {
  // Only previews tell of mistakes, and the check has just looked for them.
  const check = isPreview ? await import('@/scripts/check/check-site') : undefined;
  const findProblems = () => check?.checkSite().problems ?? [];
  const keys: Record<string, string> = {};
  const groups = new Map<string, number>();
  for (const file of siteFiles(content, findProblems)) {
    const group = groups.get(file.group) ?? groups.size;
    groups.set(file.group, group);
    if (group % parts !== part) continue;
    const target = path.join(directory, file.pathname);
    mkdirSync(path.dirname(target), { recursive: true });
    const key = file.key?.();
    if (key !== undefined) keys[file.pathname] = key;
    if (key !== undefined && before[file.pathname] === key) {
      noteSocialPicture(key);
      linkOrCopy(path.join(outDirectory, file.pathname), target);
    } else writeFileSync(target, await file.make());
    // Where pages are rendered beside it, the build hears when they are.
    await turn();
  }
  return keys;
}
