import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from '@/lib/content/content-directory';
import { contentFiles } from '@/lib/content/reader';
import { writeWhole } from '@/lib/pictures/variants/picture-cache';
import { run, scriptCommand, withRoom } from '@/scripts/run';

/** What Contentlayer has read before; it knows a file by its name and time of change alone. */
const cacheDirectory = '.contentlayer/.cache';

/** Time of change and hash of each file, as Contentlayer read them last, in whichever tree of content. */
const noteFile = '.cache/contentlayer.json';

type Note = Readonly<Record<string, readonly [changed: number, hash: string]>>;

const readNote = (): Note | undefined => {
  try {
    return JSON.parse(readFileSync(noteFile, 'utf8')) as Note;
  } catch {
    return undefined;
  }
};

const currentFiles = (): Note =>
  Object.fromEntries(
    contentFiles(contentDirectory)
      .filter((file) => /\.(mdx|yaml)$/.test(file))
      .map((name) => {
        const file = path.join(contentDirectory, name);
        const hash = createHash('sha1').update(readFileSync(file)).digest('base64url');
        return [name, [statSync(file).mtime.getTime(), hash]];
      }),
  );

/** Whether a file says something else than before and does not show it, as files do that come out of an archive. */
const isMistakable = (before: Note, now: Note) =>
  Object.entries(now).some(
    ([name, [changed, hash]]) => before[name]?.[0] === changed && before[name]?.[1] !== hash,
  );

/**
 * Has Contentlayer read the content. What it has kept of an earlier time is used only if it was written to the end, and
 * if files that it takes for unchanged are: it would stop at the one and show an old text with the other.
 * @param start Runs the command.
 * @throws CommandFailed when the content has mistakes.
 */
export async function readWithContentlayer(
  start: (command: readonly string[]) => Promise<void> = run,
): Promise<void> {
  const before = readNote();
  const files = currentFiles();
  if (!before || isMistakable(before, files))
    rmSync(cacheDirectory, { recursive: true, force: true });
  rmSync(noteFile, { force: true });
  await start(withRoom(scriptCommand('build/contentlayer-command')));
  writeWhole(noteFile, JSON.stringify(files));
}
