import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeTree } from '@/tests/support/temporary-tree';
import { outDirectoryFault } from './out-directory';

/** A project with a site, a file, folders of somebody's own, and links to folders and to nowhere. */
const project = () =>
  writeTree({
    'out/index.html': '',
    'out/_next/static/chunks/a.js': '',
    'photos/one.jpg': '',
    'photos/two.jpg': '',
    'texts/home/en.mdx': '',
    notes: '',
  });

let root = '';

beforeEach(() => {
  root = project();
  mkdirSync(path.join(root, 'empty'));
  symlinkSync('photos', path.join(root, 'link'));
  symlinkSync('nowhere', path.join(root, 'dangling'));
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  process.chdir(root);
});

const before = process.cwd();

afterEach(() => {
  vi.restoreAllMocks();
  process.chdir(before);
});

const faultOf = (directory: string) =>
  outDirectoryFault(directory, undefined, path.join(root, 'texts'));

describe('a site may be built into', () => {
  it.each(['out', './out/', 'new', 'new/site', 'empty', 'empty/site'])('%s', (directory) => {
    expect(faultOf(directory)).toBeUndefined();
  });
});

describe('no site is built into', () => {
  it.each([
    ['photos', 'no build has made what is in it (one.jpg, two.jpg)'],
    ['notes', 'found a file, "notes"'],
    ['notes/site', 'found a file, "notes"'],
    ['link', '"link", a symbolic link to photos'],
    ['link/site', '"link", a symbolic link to photos'],
    ['dangling', 'a symbolic link to nowhere'],
    ['out/inside', '"out" is a site that was built'],
    ['texts', 'expected a folder apart from the content'],
    ['texts/site', 'expected a folder apart from the content'],
  ])('%s', (directory, words) => expect(faultOf(directory)).toContain(words));
});

it('what is made with a site is known by what it holds', () => {
  const isMade = (folder: string) => folder === 'photos';
  expect(outDirectoryFault('photos', isMade, path.join(root, 'texts'))).toBeUndefined();
});
