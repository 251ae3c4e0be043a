import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { filesBelow } from '@/lib/content/reader';
import { writeTree } from '@/tests/support/temporary-tree';

const fault = vi.hoisted(() => ({ of: [''], code: 'EBUSY' }));

/** A folder that something is mounted on cannot be renamed, and a disk may be full. */
vi.mock('node:fs', async (load) => {
  const original = await load<typeof import('node:fs')>();
  const failing = () => {
    throw Object.assign(new Error(fault.code), { code: fault.code });
  };
  return {
    ...original,
    renameSync: (from: string, to: string) =>
      fault.of.includes(from) ? failing() : original.renameSync(from, to),
    cpSync: (from: string, to: string, options: object) =>
      fault.of.includes(from) ? failing() : original.cpSync(from, to, options),
  };
});

let replaceFolder: typeof import('./replace-folder').replaceFolder;

// Other tests in this process have loaded the module already, with the disk as it is.
beforeAll(async () => {
  vi.resetModules();
  ({ replaceFolder } = await import('./replace-folder'));
});

afterAll(() => {
  vi.resetModules();
});

const places = () => {
  const root = writeTree({ 'out/a': 'old', 'out/b/c': '', 'new/a': 'new', 'new/d/e': '' });
  const at = (name: string) => path.join(root, name);
  return { root, at, folders: { stage: at('new'), target: at('out'), replaced: at('old') } };
};

it.each(['EBUSY', 'EACCES', 'EXDEV', 'EROFS', 'EPERM'])(
  'a folder that cannot be renamed (%s) stays, and gets what is in the new one',
  (code) => {
    const { root, at, folders } = places();
    Object.assign(fault, { of: [at('out')], code });
    expect(replaceFolder(folders)).toBe(false);
    expect(filesBelow(root)).toEqual(['out/a', 'out/d/e']);
    expect(readdirSync(at('out'))).toEqual(['a', 'd']);
    expect(readFileSync(at('out/a'), 'utf8')).toBe('new');
  },
);

it.each(['a', 'b'])('the old names come back when one of them cannot make way (%s)', (name) => {
  const { at, folders } = places();
  Object.assign(fault, { of: [at('out'), at(`out/${name}`)], code: 'EACCES' });
  expect(() => replaceFolder(folders)).toThrow('EACCES');
  expect(filesBelow(at('out'))).toEqual(['a', 'b/c']);
  expect(readdirSync(at('out'))).toEqual(['a', 'b']);
  expect(readFileSync(at('out/a'), 'utf8')).toBe('old');
});

it('another fault of the disk is no reason to try it in another way', () => {
  const { root, at, folders } = places();
  Object.assign(fault, { of: [at('new')], code: 'ENOSPC' });
  expect(() => replaceFolder(folders)).toThrow('ENOSPC');
  expect(filesBelow(root).filter((name) => name.startsWith('out'))).toEqual(['out/a', 'out/b/c']);
});
