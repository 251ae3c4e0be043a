import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeTree } from '@/tests/support/temporary-tree';
import type { PageState } from './changed-pages';
import { statesIn, untouchedFiles } from './disk';
import { createStage } from './stage';

/** A file of `public/`, which every site has. */
const shipped = 'favicon.svg';

const shippedText = readFileSync(path.join('public', shipped), 'utf8');

const page = (...files: string[]): PageState => ({
  files,
  inputs: [],
  chunks: [],
  isContent: true,
});

/** The site of the last build, and a new one that is begun with it. */
function siteWithStage(before = shippedText) {
  const root = writeTree({
    'out/a/page.html': 'page',
    'out/a/page.html.br': 'shorter',
    'out/_next/data/1.json': 'data',
    [`out/${shipped}`]: before,
  });
  const site = path.join(root, 'out');
  const stage = createStage(path.join(root, 'new'), site);
  const found = untouchedFiles(statesIn(site), site);
  stage.begin(found);
  const inodeIn = (folder: string, name: string) => statSync(path.join(root, folder, name)).ino;
  const isShared = (name: string) => inodeIn('new', name) === inodeIn('out', name);
  return { stage, found, isShared, folder: path.join(root, 'new') };
}

it('has what a page of the last site is made of, as other names of the same files', () => {
  const { stage, found, isShared } = siteWithStage();
  stage.keepPages([page('a/page.html', '_next/data/1.json')]);
  expect(stage.keepForms('a/page.html')).toBe(true);
  expect(stage.known.has('_next/data/1.json')).toBe(false);
  stage.keepPages([page('a/page.html', '_next/data/1.json')], { areSeparated: true });
  expect([...stage.known.keys()].sort()).toEqual(
    ['_next/data/1.json', 'a/page.html', 'a/page.html.br', shipped].sort(),
  );
  for (const [name, stats] of stage.known) {
    expect(isShared(name)).toBe(true);
    expect(stats).toEqual(found?.get(name));
  }
});

it.each(['as it was', shippedText.replaceAll('0', '1')])(
  'has a file of public/ that has been changed since the last site, of another size and of the same',
  (text) => {
    const { stage, isShared, folder } = siteWithStage(text);
    expect(text).not.toBe(shippedText);
    expect(readFileSync(path.join(folder, shipped), 'utf8')).toBe(shippedText);
    expect(isShared(shipped)).toBe(false);
    expect(stage.known.has(shipped)).toBe(false);
  },
);

it('keeps a file that has been rendered, and does not take it for that of the last site', () => {
  const { stage, isShared, folder } = siteWithStage();
  writeFileSync(stage.placeFor('a/page.html'), 'rendered');
  stage.keepPages([page('a/page.html')]);
  expect(readFileSync(path.join(folder, 'a/page.html'), 'utf8')).toBe('rendered');
  expect(isShared('a/page.html')).toBe(false);
  expect(stage.known.has('a/page.html')).toBe(false);
  expect(stage.keepForms('a/page.html')).toBe(false);
});

it('says nothing of a file in whose place another one is put', () => {
  const { stage } = siteWithStage();
  expect(stage.known.has(shipped)).toBe(true);
  stage.placeFor(shipped);
  expect(stage.known.has(shipped)).toBe(false);
});

it('has the files of the project where no site is kept, and nothing of one that was begun before', () => {
  const { stage, isShared, folder } = siteWithStage();
  stage.keepPages([page('a/page.html')]);
  stage.begin();
  expect(stage.known.size).toBe(0);
  expect(isShared(shipped)).toBe(false);
  expect(readFileSync(path.join(folder, shipped))).toEqual(
    readFileSync(path.join('public', shipped)),
  );
  expect(Object.keys(statesIn(folder))).not.toContain('a/page.html');
});
