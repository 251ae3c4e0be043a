import { chmodSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { filesBelow } from '@/lib/content/reader';
import { writeTree } from '@/tests/support/temporary-tree';
import {
  fullDiskSentence,
  letAllRead,
  removeHalves,
  statesIn,
  writingFault,
  writtenFolders,
} from './disk';

const before = process.cwd();

beforeEach(() => process.chdir(writeTree({ 'sites/note': '' })));

afterEach(() => process.chdir(before));

it('a build makes the folders it writes into, and names those that it cannot make', () => {
  expect(writingFault(['sites/new/one', 'one-hosting'])).toBeUndefined();
  expect(writtenFolders.every((folder) => existsSync(folder))).toBe(true);
  process.chdir(writeTree({ '.next': 'a file' }));
  expect(writingFault(['out'])).toMatch(/^A build cannot write into \.next \(EEXIST\): expected /);
});

it('a disk with room is not called full', () => {
  expect(fullDiskSentence(['out'])).toBeUndefined();
  expect(fullDiskSentence(['out'], new Error('ENOSPC'))).toBeUndefined();
  const error = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  expect(fullDiskSentence(['out'], error)).toContain('The disk is full');
});

it('halves of processes that are gone are removed, and nothing else', () => {
  // No system gives numbers so high.
  const [dead, alive] = [4_194_999, process.pid];
  process.chdir(
    writeTree({
      [`.cache/site.json.${dead}-1.part`]: '',
      [`.cache/search/0a1b.${dead}/index`]: '',
      [`.cache/pictures/0a1b/640.webp.${dead}-7.part`]: '',
      [`.generated/blocks.ts.${dead}-1.part`]: '',
      [`.cache/search/0a1b.${alive}/index`]: '',
      '.cache/search/0a1c/index': '',
      '.cache/social/one.png': '',
      [`out/${dead}`]: '',
    }),
  );
  removeHalves();
  expect(filesBelow('.')).toEqual(
    [
      `.cache/search/0a1b.${alive}/index`,
      '.cache/search/0a1c/index',
      '.cache/social/one.png',
      `out/${dead}`,
    ].sort(),
  );
});

it('a site can be read by all users', () => {
  const site = writeTree({ 'pl/index.html': '' });
  mkdirSync(path.join(site, 'closed'), { mode: 0o700 });
  chmodSync(path.join(site, 'pl/index.html'), 0o600);
  chmodSync(site, 0o700);
  expect(letAllRead(site)).toEqual(statesIn(site));
  expect(Object.keys(statesIn(site))).toEqual(['pl/index.html']);
  const modes = ['.', 'closed', 'pl/index.html'].map(
    (name) => statSync(path.join(site, name)).mode & 0o777,
  );
  expect(modes).toEqual([0o755, 0o755, 0o644]);
});

/** What the disk says instead of renaming a file. */
const disk: { fault?: string } = {};

vi.mock('node:fs', async (load) => {
  const original = await load<typeof import('node:fs')>();
  return {
    ...original,
    renameSync: (from: string, to: string) => {
      if (disk.fault) throw Object.assign(new Error(disk.fault), { code: disk.fault });
      original.renameSync(from, to);
    },
  };
});

let moveFile: typeof import('./disk').moveFile;

// Other tests in this process have loaded the module already, with the disk as it is.
beforeAll(async () => {
  vi.resetModules();
  ({ moveFile } = await import('./disk'));
});

it.each([undefined, 'EXDEV'])('a file is moved, also to another disk (%s)', (fault) => {
  const root = writeTree({ 'from/page.html': 'page', 'to/other': '' });
  disk.fault = fault;
  moveFile(path.join(root, 'from/page.html'), path.join(root, 'to/page.html'));
  disk.fault = undefined;
  expect(filesBelow(root)).toEqual(['to/other', 'to/page.html']);
  expect(readFileSync(path.join(root, 'to/page.html'), 'utf8')).toBe('page');
});

it('and stays where it is when it cannot be moved for another reason', () => {
  const root = writeTree({ 'from/page.html': 'page', 'to/other': '' });
  disk.fault = 'EACCES';
  expect(() =>
    moveFile(path.join(root, 'from/page.html'), path.join(root, 'to/page.html')),
  ).toThrow('EACCES');
  disk.fault = undefined;
  expect(filesBelow(root)).toEqual(['from/page.html', 'to/other']);
});
