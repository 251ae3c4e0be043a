/**
 * Takes the place of a module of Next.js in the code of pages (`turbopack.resolveAlias` in next.config.mjs): for each page it
 * decodes the data that were rendered four times, renders each part of them again and compresses it to learn its size, which takes
 * longer than the page itself. Our build makes the router's files out of the same data (router-files.ts). Where a version of
 * Next.js has no module of that name, its own files are made, and nobody reads them.
 */

/** @returns No files of parts. */
export async function collectSegmentData(): Promise<undefined> {}

/** @returns No notes on which parts are small enough to be sent together: router-files.ts sends all of them so. */
export async function collectPrefetchHints(): Promise<null> {
  return null;
}
