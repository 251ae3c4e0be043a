import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dataFileNames } from './data-files';

it('are all in the table of the handbook for writers', () => {
  const rows = readFileSync('app/handbook/data/page.mdx', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|')[1] ?? '');
  const named = rows.flatMap((cell) =>
    [...cell.matchAll(/`([\w-]+)\.yaml`/g)].map(([, name]) => name),
  );
  expect(named.sort()).toEqual([...dataFileNames].sort());
});
