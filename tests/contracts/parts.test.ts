import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { samples } from '@/components/templates/parts/samples';

/** Folders that hold helpers and nothing that is drawn, or a part that others' samples show. */
const invisible = ['class-names', 'lazy', 'overlay', 'picture', 'sample-grounds', 'slots'];

const folders = readdirSync('components/ui');

it('every part of components/ui has a sample, and the list names each of them', () => {
  const visible = folders.filter((folder) => !invisible.includes(folder));
  const lacking = visible.filter(
    (folder) => !existsSync(`components/ui/${folder}/${folder}.sample.tsx`),
  );
  expect(lacking).toEqual([]);
  expect(Object.keys(samples).sort()).toEqual(visible.sort());
});

it('names no folder that is gone', () => {
  expect(invisible.filter((folder) => !folders.includes(folder))).toEqual([]);
});
