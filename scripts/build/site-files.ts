import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { type SiteFile, siteFiles } from '@/components/templates/site-files';
import { isPreview } from '@/lib/content/content-directory';
import { hashOfAnswer } from '@/lib/content/page-inputs';
import { content } from '@/lib/content/site-content';
import { noteSocialPicture } from '@/lib/pictures/variants/picture-cache';
import type { SiteState } from './changed-pages';
import { linkOrCopy } from './disk';
import { outDirectory } from './fingerprint';

type KeptKeys = SiteState['keys'][string];

/** Those groups of files whose number leaves `part` when divided by `parts`. */
type Share = { part: number; parts: number };

/** What a file that is kept is known by; what it is made of decides, and is told in a tenth of the time that its key takes. */
function keysOf({ kept }: SiteFile, before: KeptKeys | undefined): KeptKeys | undefined {
  if (!kept) return undefined;
  const madeOf = hashOfAnswer(kept.madeOf());
  return madeOf === before?.[0] ? before : [madeOf, kept.key()];
}

/**
 * Writes files that are no pages. A file with a key that the last site has is given to the new one. The content has to have been
 * read by Contentlayer before this module is loaded.
 * @param directory The folder they are written to.
 * @param before The keys of those in the last site, which the same code has made.
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
  const keys: Record<string, KeptKeys> = {};
  const groups = new Map<string, number>();
  for (const file of siteFiles(content, findProblems)) {
    const group = groups.get(file.group) ?? groups.size;
    groups.set(file.group, group);
    if (group % parts !== part) continue;
    const target = path.join(directory, file.pathname);
    mkdirSync(path.dirname(target), { recursive: true });
    const old = before[file.pathname];
    const own = keysOf(file, old);
    if (own) keys[file.pathname] = own;
    if (own && own[1] === old?.[1]) {
      noteSocialPicture(own[1]);
      linkOrCopy(path.join(outDirectory, file.pathname), target);
    } else writeFileSync(target, await file.make());
    // Where pages are rendered beside it, the build hears when they are.
    await turn();
  }
  return keys;
}
