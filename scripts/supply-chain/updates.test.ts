import { expect, it } from 'vitest';
import { writeTree } from '@/tests/support/temporary-tree';
import { bundleSizes, sizeLines } from './bundle-sizes';
import { lockChanges } from './lock-changes';
import { changeKind, changelogOf } from './newer-versions';

it('tells what an update has brought, also deep below', () => {
  const changes = lockChanges(
    {
      '': { version: '1.0.0' },
      'node_modules/asked': { version: '1.0.0', license: 'MIT', engines: { node: '>=18' } },
      'node_modules/same': { version: '3.0.0', license: 'MIT' },
      'node_modules/gone': { version: '4.0.0', license: 'MIT' },
      'node_modules/asked/node_modules/same': { version: '2.0.0', license: 'MIT' },
    },
    {
      '': { version: '1.0.0' },
      'node_modules/asked': { version: '2.0.0', license: 'BUSL-1.1', engines: { node: '>=22' } },
      'node_modules/same': { version: '3.0.0', license: 'MIT' },
      'node_modules/@new/one': { version: '5.0.0', license: 'ISC', hasInstallScript: true },
    },
  );
  expect(changes).toMatchObject({
    updated: ['asked 1.0.0 → 2.0.0', 'same 2.0.0, 3.0.0 → 3.0.0'],
    added: ['@new/one 5.0.0'],
    removed: ['gone'],
    licences: ['@new/one: ISC', 'asked: MIT → BUSL-1.1'],
    engines: ['asked: Node >=18 → >=22'],
  });
  const { faults } = changes;
  expect(faults.filter((fault) => fault.startsWith('node_modules/@new/one'))).toHaveLength(1);
  expect(faults.filter((fault) => fault.includes('BUSL-1.1'))).toHaveLength(1);
});

it('says nothing where nothing has changed', () => {
  const lock = { 'node_modules/one': { version: '1.0.0', license: 'MIT' } };
  const { faults, ...changes } = lockChanges(lock, lock);
  expect(Object.values(changes).flat()).toEqual([]);
  expect(faults.filter((fault) => fault.includes('node_modules/one'))).toEqual([]);
});

it.each([
  ['1.2.3', '2.0.0', 'major'],
  ['1.2.3', '1.3.0', 'minor'],
  ['1.2.3', '1.2.4', 'patch'],
  ['0.2.3', '0.3.0', 'major'],
  ['0.2.3', '0.2.4', 'patch'],
])('knows the kind of a change: %s → %s is %s', (from, to, kind) => {
  expect(changeKind(from, to)).toBe(kind);
});

it.each([
  ['git+https://github.com/owner/a.b.git', 'https://github.com/owner/a.b/releases'],
  ['git@github.com:owner/name.git', 'https://github.com/owner/name/releases'],
  ['https://github.com/owner/name/tree/main/part', 'https://github.com/owner/name/releases'],
  ['owner/name', 'https://github.com/owner/name/releases'],
  ['git+https://gitlab.com/owner/name.git', 'https://gitlab.com/owner/name/-/releases'],
  ['https://code.example/name', 'https://name.example'],
])('finds where changes are told: %s', (url, changelog) => {
  expect(changelogOf('name', { repository: { url }, homepage: 'https://name.example' })).toBe(
    changelog,
  );
});

it('finds something to ask where a package tells nothing', () => {
  expect(changelogOf('@a/b', {})).toContain('npm view @a/b');
});

it('measures what browsers may load, and what has become of it', () => {
  const before = bundleSizes(
    writeTree({ '_next/static/chunks/a.js': 'a'.repeat(1000), '_next/static/b.css': 'b' }),
  );
  const after = bundleSizes(
    writeTree({ '_next/static/chunks/a.js': 'a'.repeat(900), 'other.js': 'not of Next.js' }),
  );
  const [js, css] = sizeLines(before, after);
  expect(js).toMatch(
    /^js: 1000 → 900 bytes \(-100\), compressed \d+ → \d+ \(-?\d+\), 1 → 1 files$/,
  );
  expect(css).toMatch(/^css: 1 → 0 bytes \(-1\)/);
  expect(bundleSizes('nowhere').js.files).toBe(0);
});
