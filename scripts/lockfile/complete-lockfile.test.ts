import { expect, it } from 'vitest';
import { completeLockfile, type LockedPackages, missingPackages } from './complete-lockfile';

const hash = `sha512-${'a'.repeat(86)}==`;

const packages: LockedPackages = {
  'node_modules/tool': {
    version: '2.0.0',
    integrity: hash,
    dev: true,
    optionalDependencies: { '@tool/linux-x64-musl': '2.0.0', '@tool/windows-arm64': '^2.0.0' },
  },
  '': { version: '1.0.0' },
  'node_modules/alias': { version: '3.0.0', name: 'other', optional: true },
  'node_modules/linked': { link: true },
};

it('lacks the packages of other platforms, which are as their names say', () => {
  expect(missingPackages(packages)).toEqual({
    'node_modules/@tool/linux-x64-musl': {
      version: '2.0.0',
      cpu: ['x64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    },
    'node_modules/@tool/windows-arm64': {
      version: '2.0.0',
      cpu: ['arm64'],
      dev: true,
      optional: true,
      os: ['win32'],
    },
  });
});

it('gets every hash the registry has, in the order of npm, and names the packages without one', async () => {
  const asked: string[] = [];
  const { packages: complete, lacking } = await completeLockfile(packages, async (spec) => {
    asked.push(spec);
    return spec.includes('windows') ? undefined : hash;
  });
  expect(asked).toEqual(['other@3.0.0', '@tool/linux-x64-musl@2.0.0', '@tool/windows-arm64@2.0.0']);
  expect(lacking).toEqual(['@tool/windows-arm64@2.0.0']);
  expect(complete['node_modules/alias']).toMatchObject({ name: 'other', integrity: hash });
  expect(Object.keys(complete)).toEqual(Object.keys(complete).sort());
  expect(missingPackages(complete)).toEqual({});
});

it('takes nothing for a hash that is none', async () => {
  await expect(completeLockfile(packages, async () => 'sha1-abc')).rejects.toThrow(
    'gives other@3.0.0 the hash "sha1-abc"',
  );
});
