import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '@/lib/content/reader';
import { writeTree } from '@/tests/support/temporary-tree';
import { isOfReplacing, replaceFolder, restoreFolder } from './replace-folder';

const tree = (files: Readonly<Record<string, string>>) => {
  const root = writeTree(files);
  const at = (name: string) => path.join(root, name);
  return { root, at, places: { stage: at('new'), target: at('out'), replaced: at('old') } };
};

const both = { 'out/a': '', 'out/b/c': '', 'new/a': '', 'new/d/e': '' };

describe('a folder in the place of another', () => {
  it('is the new one, and nothing is left of the old', () => {
    const { root, places } = tree(both);
    expect(replaceFolder(places)).toBe(true);
    expect(filesBelow(root)).toEqual(['out/a', 'out/d/e']);
    expect(readdirSync(root)).toEqual(['out']);
  });

  it('needs no old one, nor folders above it', () => {
    const { root, at, places } = tree({ 'new/a': '' });
    replaceFolder({ ...places, target: at('sites/out') });
    expect(filesBelow(root)).toEqual(['sites/out/a']);
  });

  it('leaves the old one where it was when there is no new one', () => {
    const { root, at, places } = tree({ 'out/a': '' });
    expect(() => replaceFolder({ ...places, stage: at('missing') })).toThrow('ENOENT');
    expect(filesBelow(root)).toEqual(['out/a']);
  });
});

describe('a build that was killed', () => {
  const restored = (files: Readonly<Record<string, string>>, folders: readonly string[] = []) => {
    const { root, at, places } = tree(files);
    for (const folder of folders) mkdirSync(at(folder), { recursive: true });
    restoreFolder(places);
    return filesBelow(root);
  };

  it('between the two renames gets its old site back', () => {
    expect(restored({ 'old/a': '', 'new/d': '' })).toEqual(['new/d', 'out/a']);
  });

  it('after them keeps the new one', () => {
    expect(restored({ 'old/a': '', 'out/d': '' })).toEqual(['out/d']);
    expect(restored({ 'old.gone/a': '', 'out/d': '' })).toEqual(['out/d']);
  });

  it('before them keeps the old one, also where that is elsewhere only in parts', () => {
    expect(restored({ 'old.gone/a': '', 'new/d': '' })).toEqual(['new/d']);
  });

  it('is not looked for in a file, nor behind a link', () => {
    const { at, places } = tree({ 'there/.site.new/a': '', file: '' });
    symlinkSync('there', at('link'));
    for (const target of [at('file'), at('link')]) restoreFolder({ ...places, target });
    expect(filesBelow(at('there'))).toEqual(['.site.new/a']);
  });

  it.each([
    ['while the new site was copied', { 'out/a': '', 'out/b/c': '', 'out/.site.new/a': '' }, 'old'],
    [
      'while the old names made way',
      { 'out/b/c': '', 'out/.site.old/a': '', 'out/.site.new/a': '' },
      'old',
    ],
    [
      'while the new names were placed',
      { 'out/d/e': '', 'out/.site.old/b/c': '', 'out/.site.placing/a': '' },
      'new',
    ],
    [
      'while the old ones were removed',
      { 'out/a': '', 'out/d/e': '', 'out/.site.gone/b/c': '' },
      'new',
    ],
  ] as const)('inside of a folder that stays, %s, leaves a whole one', (_, files, edition) => {
    const old = ['out/a', 'out/b/c'];
    expect(restored(files)).toEqual(edition === 'old' ? old : ['out/a', 'out/d/e']);
  });
});

it('what builds leave in a folder that stays is known by name', () => {
  expect(['.site.new', '.site.old', 'lost+found'].every(isOfReplacing)).toBe(true);
  expect(isOfReplacing('.site')).toBe(false);
});

/** Only where something is mounted can a folder not be renamed; the rest of the way there is tested by itself. */
it('files of the same name in both are those of the new one', () => {
  const { at, places } = tree(both);
  writeFileSync(at('new/a'), 'new');
  renameSync(at('out/b'), at('out/d'));
  replaceFolder(places);
  expect(readFileSync(at('out/a'), 'utf8')).toBe('new');
  expect(existsSync(at('out/d/c'))).toBe(false);
});
