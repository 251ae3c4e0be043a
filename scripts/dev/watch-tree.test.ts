// @module-tag slow
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeTree } from '@/tests/support/temporary-tree';
import { watchTree } from './watch-tree';

let root: string;
let end: () => void;
const told: string[] = [];

beforeEach(() => {
  root = writeTree({ 'page/en.mdx': '0', 'data/facts.yaml': '0' });
  told.length = 0;
  end = watchTree([root], {
    onChange: (changed) =>
      told.push(...[...changed].map((target) => path.relative(root, target)).sort()),
    onError: (error) => told.push(error.message),
  });
});

afterEach(() => {
  end();
  rmSync(root, { recursive: true });
});

/** Waits until a path is told; what was told before is forgotten. */
const untilTold = (target: string) => expect.poll(() => told, { interval: 5 }).toContain(target);

const inPlace = (file: string, text: string) => writeFileSync(path.join(root, file), text);

function renamedOver(file: string, text: string): void {
  inPlace(`${file}.new`, text);
  renameSync(path.join(root, `${file}.new`), path.join(root, file));
}

describe('a watched tree', () => {
  it.each([
    ['written in place', inPlace],
    ['renamed over', renamedOver],
  ])('tells each of thirty replacements of a file that is %s', async (_name, save) => {
    for (let time = 0; time < 30; time += 1) {
      told.length = 0;
      save('page/en.mdx', String(time));
      await untilTold('page/en.mdx');
    }
  });

  it('tells what comes with a new folder, and what follows in it', async () => {
    mkdirSync(path.join(root, 'a/b'), { recursive: true });
    inPlace('a/b/en.mdx', '1');
    await untilTold('a/b/en.mdx');
    told.length = 0;
    inPlace('a/b/en.mdx', '2');
    await untilTold('a/b/en.mdx');
  });

  it('goes on in a folder that was renamed, and in one that took the place of another', async () => {
    renameSync(path.join(root, 'page'), path.join(root, 'moved'));
    await untilTold('moved/en.mdx');
    expect(told).toContain('page');
    told.length = 0;
    inPlace('moved/en.mdx', '1');
    await untilTold('moved/en.mdx');
    told.length = 0;

    rmSync(path.join(root, 'moved'), { recursive: true });
    mkdirSync(path.join(root, 'moved'));
    inPlace('moved/en.mdx', '2');
    await untilTold('moved/en.mdx');
    told.length = 0;
    inPlace('moved/en.mdx', '3');
    await untilTold('moved/en.mdx');
  });

  it('tells of what belongs together at once', async () => {
    const batches: string[][] = [];
    const stop = watchTree([root], {
      onChange: (changed) => batches.push([...changed]),
      onError: () => {},
    });
    for (const file of ['page/en.mdx', 'page/pl.mdx', 'data/facts.yaml']) inPlace(file, '1');
    await expect.poll(() => batches.flat().length).toBeGreaterThanOrEqual(3);
    await wait(100);
    expect(batches).toHaveLength(1);
    stop();
  });

  it('tells nothing once it was ended, and survives a root that is gone', async () => {
    const gone = path.join(root, 'gone');
    watchTree([gone], { onChange: () => {}, onError: (error) => told.push(error.message) })();
    end();
    inPlace('page/en.mdx', '1');
    await wait(100);
    expect(told).toEqual([]);
    expect(readdirSync(root)).toContain('page');
  });
});
