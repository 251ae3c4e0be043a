import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '@/lib/files/write-whole';

/** Something that can be undone. */
type Step = { act: () => void; undo: () => void };

/** Does several things, or none of them: what was done is undone where one fails. */
export function allOrNothing(steps: readonly Step[]): void {
  const done: (() => void)[] = [];
  try {
    for (const { act, undo } of steps) {
      act();
      done.unshift(undo);
    }
  } catch (error) {
    for (const undo of done) undo();
    throw error;
  }
}

/** The step that writes a file, and the folders it needs; what was there comes back if it is undone. */
export function writing(file: string, content: string | Uint8Array): Step {
  const old = existsSync(file) ? readFileSync(file) : undefined;
  let folder: string | undefined;
  return {
    act: () => {
      folder = mkdirSync(path.dirname(file), { recursive: true });
      writeWhole(file, content);
    },
    undo: () => {
      if (old) writeWhole(file, old);
      else rmSync(folder ?? file, { recursive: true, force: true });
    },
  };
}
