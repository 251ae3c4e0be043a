import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ListedFile } from './listed-files';
import type { ReleaseFacts } from './notes';

/** Where releases are, one folder each (RELEASES_DIR). */
export const releasesDirectory = (): string => process.env.RELEASES_DIR || 'releases';

/** The name of a release’s folder, here and in its archive. */
export const releaseName = (number: number): string => `release-${number}`;

/** Where a release’s archive is. */
export const archiveOf = (directory: string, number: number): string =>
  path.join(directory, releaseName(number), `${releaseName(number)}.tar.gz`);

/** Numbers of the releases that are there, the oldest first. */
export function releaseNumbers(directory: string): number[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .flatMap((name) => /^release-([1-9]\d*)$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((one, other) => one - other);
}

/** A release as far as the next one has to know it. */
export type PastRelease = { facts: ReleaseFacts; files: ListedFile[] };

/**
 * Reads what a release says of itself.
 * @throws when its folder is not as it was made.
 */
export function readRelease(directory: string, number: number): PastRelease {
  const folder = path.join(directory, releaseName(number));
  try {
    const facts = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'));
    const files = JSON.parse(readFileSync(path.join(folder, 'files.json'), 'utf8'));
    return { facts: facts as ReleaseFacts, files: files as ListedFile[] };
  } catch (error) {
    throw new Error(
      `${folder} cannot be read (${error instanceof Error ? error.message : error}): expected release.json and files.json as they were made. Put the folder back, or move it away to go on from the release before`,
    );
  }
}

/** Folders in which releases are put together, by the process that does it: `.making-<process>-<word>`. */
const unfinished = /^\.making-(\d+)-/;

const isRunning = (processId: number) => {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // It is somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Removes what releases have left that were killed. */
export function removeUnfinished(directory: string): void {
  for (const name of existsSync(directory) ? readdirSync(directory) : []) {
    const [, processId] = unfinished.exec(name) ?? [];
    if (processId && !isRunning(Number(processId)))
      rmSync(path.join(directory, name), { recursive: true, force: true });
  }
}
