import { describe, expect, it } from 'vitest';
import {
  inOrder,
  type LockedPackages,
  withChecksums,
  withoutChecksum,
  withPlatformPackages,
} from './complete-lockfile';

const checksum = `sha512-${'a'.repeat(86)}==`;

const packages: LockedPackages = {
  '': { version: '1.0.0' },
  'node_modules/tool': {
    version: '2.0.0',
    integrity: checksum,
    dev: true,
    optionalDependencies: { '@tool/linux-x64-musl': '2.0.0', '@tool/win32-x64': '^2.0.0' },
  },
  'node_modules/alias': { version: '3.0.0', name: 'other', optional: true },
  'node_modules/linked': { link: true },
};

describe('a lockfile', () => {
  it('gets the packages of other platforms, as their names describe them', () => {
    const complete = withPlatformPackages(packages);
    expect(complete['node_modules/@tool/linux-x64-musl']).toEqual({
      version: '2.0.0',
      cpu: ['x64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    });
    expect(complete['node_modules/@tool/win32-x64']).toMatchObject({ os: ['win32'] });
    expect(Object.keys(withPlatformPackages(complete))).toEqual(Object.keys(complete));
  });

  it('knows Windows by either name: its packages are for no other system', () => {
    const { os } =
      withPlatformPackages({
        'node_modules/t': { optionalDependencies: { '@t/windows-arm64': '1.0.0' } },
      })['node_modules/@t/windows-arm64'] ?? {};
    expect(os).toEqual(['win32']);
  });

  it('gets every checksum the registry has, and names those it has not', async () => {
    const all = withPlatformPackages(packages);
    const asked: string[] = [];
    const { packages: complete, lacking } = await withChecksums(all, async (spec) => {
      asked.push(spec);
      return spec.includes('win32') ? undefined : checksum;
    });
    expect(asked).toEqual(['other@3.0.0', '@tool/linux-x64-musl@2.0.0', '@tool/win32-x64@2.0.0']);
    expect(lacking).toEqual(['@tool/win32-x64@2.0.0']);
    expect(complete['node_modules/alias']).toMatchObject({ name: 'other', integrity: checksum });
    expect(withoutChecksum(complete).map(([place]) => place)).toEqual([
      'node_modules/@tool/win32-x64',
    ]);
  });

  it('takes nothing for a checksum that is none', async () => {
    await expect(withChecksums(packages, async () => 'sha1-abc')).rejects.toThrow(
      'gives other@3.0.0 the checksum "sha1-abc"',
    );
  });

  it('is in the order npm writes', () => {
    expect(Object.keys(inOrder({ b: {}, '': {}, a: {} }))).toEqual(['', 'a', 'b']);
  });
});
