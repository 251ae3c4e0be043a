import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { currentMoment } from '@/lib/environment/clock';
import { UsageError } from '@/scripts/command';

/** Says which process builds: all builds of a project share the folders of Next.js and Contentlayer. */
const lockFile = '.cache/build.lock';

/** Who is at work. */
type Holder = { pid: number; what: string; since: string };

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** Whether there is a process; one of another user is one all the same. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Creates the file as a whole, unless it is there. */
function create(file: string, holder: Holder): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify(holder));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own);
  }
}

/**
 * Sees that no other build of this project is at work until it is released. The lock of a process that is gone counts for nothing.
 * @param what What is built, for whoever is refused: `into out`.
 * @returns A function that releases the lock.
 * @throws UsageError when another build is at work, naming it.
 */
export function lockBuilds(what: string, file = lockFile): () => void {
  mkdirSync(path.dirname(file), { recursive: true });
  const own: Holder = { pid: process.pid, what, since: currentMoment().toISOString() };
  if (!create(file, own)) {
    const holder = readHolder(file);
    if (holder && holder.pid !== process.pid && isAlive(holder.pid))
      throw new UsageError(
        `Another build is at work (${holder.what}, process ${holder.pid}, since ${holder.since}): expected one at a time, wait until it has ended. If that process is no build, remove ${file}`,
      );
    rmSync(file, { force: true });
    if (!create(file, own)) throw new UsageError('Another build has just begun: try again');
  }
  return () => {
    if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
  };
}
