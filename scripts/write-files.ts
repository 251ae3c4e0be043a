import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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

/** Writes a file as a whole: nobody reads a part of it. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
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
