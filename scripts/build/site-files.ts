import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type SiteFile, siteFiles } from '@/components/templates/site-files';
import { isPreview } from '@/lib/content/content-directory';
import { hashOfAnswer, withInputs } from '@/lib/content/page-inputs';
import { content } from '@/lib/content/site-content';
import { noteSocialPicture } from '@/lib/pictures/variants/picture-cache';
import type { SiteState } from './changed-pages';
import { linkOrCopy } from './disk';
import { outDirectory } from './fingerprint';

type KeptKeys = SiteState['keys'][string];

/** What is known of files of the last site, which the same code has made: their keys, and the groups that stay. */
export type FilesBefore = Pick<SiteState, 'keys' | 'groups'>;

/** What is known of the files that were written; inputs of groups that were made anew. */
export type WrittenFiles = {
  keys: Record<string, KeptKeys>;
  groups: Record<string, { pathnames: readonly string[]; inputs?: Record<string, string> }>;
};

/** Those groups of files whose number leaves `part` when divided by `parts`. */
type Share = { part: number; parts: number };

/** What a file that is kept is known by; what it is made of decides, and is told in a tenth of the time that its key takes. */
function keysOf({ kept }: SiteFile, before: KeptKeys | undefined): KeptKeys | undefined {
  if (!kept) return undefined;
  const madeOf = hashOfAnswer(kept.madeOf());
  return madeOf === before?.[0] ? before : [madeOf, kept.key()];
}

/** Files by what is made together. */
function groupsOf(files: readonly SiteFile[]): Map<string, SiteFile[]> {
  const groups = new Map<string, SiteFile[]>();
  for (const file of files) {
    const group = groups.get(file.group);
    if (group) group.push(file);
    else groups.set(file.group, [file]);
  }
  return groups;
}

/**
 * Writes files that are no pages. A file with a key that the last site has is given to the new one, and so are those of a group of
 * which nothing has changed. The content has to have been read by Contentlayer before this module is loaded.
 * @param directory The folder they are written to.
 * @param share Which of them.
 */
export async function writeFilesOfSite(
  directory: string,
  before: FilesBefore,
  { part, parts }: Share = { part: 0, parts: 1 },
): Promise<WrittenFiles> {
  // Only previews tell of mistakes, and the check has just looked for them.
  const check = isPreview ? await import('@/scripts/check/check-site') : undefined;
  const findProblems = () => check?.checkSite().problems ?? [];
  const written: WrittenFiles = { keys: {}, groups: {} };
  const placeOf = ({ pathname }: SiteFile): string => {
    const target = path.join(directory, pathname);
    mkdirSync(path.dirname(target), { recursive: true });
    return target;
  };
  const keep = (file: SiteFile) =>
    linkOrCopy(path.join(outDirectory, file.pathname), placeOf(file));
  const write = async (file: SiteFile): Promise<void> => {
    const old = before.keys[file.pathname];
    const own = keysOf(file, old);
    if (own) written.keys[file.pathname] = own;
    if (own && own[1] === old?.[1]) {
      noteSocialPicture(own[1]);
      keep(file);
    } else writeFileSync(placeOf(file), await file.make());
    // Where pages are rendered beside it, the build hears when they are.
    await turn();
  };
  const writeAll = async (files: readonly SiteFile[]) => {
    for (const file of files) await write(file);
  };
  for (const [index, [name, files]] of [...groupsOf(siteFiles(content, findProblems))].entries()) {
    if (index % parts !== part) continue;
    if (!files.every(({ isRecorded }) => isRecorded)) {
      await writeAll(files);
      continue;
    }
    const pathnames = files.map(({ pathname }) => pathname);
    if (isDeepStrictEqual(before.groups[name]?.pathnames, pathnames)) {
      files.forEach(keep);
      written.groups[name] = { pathnames };
    } else {
      const { inputs } = await withInputs(() => writeAll(files));
      written.groups[name] = { pathnames, inputs: Object.fromEntries(inputs) };
    }
  }
  return written;
}
