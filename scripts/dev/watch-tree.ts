import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';

/** Editors save in several steps; what follows within this time belongs to the same change (ms). */
const settleTime = 20;

/** What is told of changes below some folders. */
type Listener = {
  /**
   * Is called once nothing has changed for a moment.
   * @param changed Paths of what came, changed or went: files, and folders that went with all that was in them.
   */
  onChange: (changed: ReadonlySet<string>) => void;
  /** Is called when a folder cannot be watched: what changes in it is not told. */
  onError: (error: Error) => void;
};

/** What a folder holds; nothing where it is gone. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

const isFolder = (target: string) =>
  statSync(target, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * Tells every change below some folders, however it is made: by writing in place or by another file in a file's place,
 * as editors, `sed -i` and git do. Each folder has a watcher of its own: Node's recursive one follows a file on Linux
 * only until it is replaced.
 * @param roots Folders; one that is not there is watched for nothing.
 * @returns A function that ends it.
 */
export function watchTree(roots: readonly string[], { onChange, onError }: Listener): () => void {
  const watchers = new Map<string, FSWatcher>();
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const tell = () => {
    const told = changed;
    changed = new Set();
    onChange(told);
  };
  const note = (target: string) => {
    changed.add(target);
    clearTimeout(timer);
    timer = setTimeout(tell, settleTime);
  };
  const leave = (folder: string) => {
    for (const [known, watcher] of watchers)
      if (known === folder || known.startsWith(folder + path.sep)) {
        watcher.close();
        watchers.delete(known);
      }
  };
  const enter = (folder: string, isNew: boolean) => {
    try {
      const watcher = watch(folder, (event, name) => look(event, folder, name));
      // The folder is gone, of which the one above it tells.
      watcher.on('error', () => leave(folder));
      watchers.set(folder, watcher);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') onError(error as Error);
      return;
    }
    // After the watcher began, so that nothing comes between the two.
    for (const entry of entriesOf(folder)) {
      const target = path.join(folder, entry.name);
      if (entry.isDirectory()) enter(target, isNew);
      else if (isNew) note(target);
    }
  };
  const look = (event: string, folder: string, name: string | null) => {
    if (name === null) return note(folder);
    const target = path.join(folder, name);
    note(target);
    // A folder of a known name may be another one now: what is in it is looked at anew.
    if (event !== 'rename' || !(watchers.has(target) || isFolder(target))) return;
    leave(target);
    enter(target, true);
  };

  for (const root of roots) enter(path.resolve(root), false);
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
    watchers.clear();
  };
}
