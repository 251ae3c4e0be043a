import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  type LockedPackage,
  missingPackages,
  withoutIntegrity,
} from '@/scripts/lockfile/complete-lockfile';
import { installScriptFaults } from '@/scripts/supply-chain/install-scripts';
import { licenceFaults } from '@/scripts/supply-chain/licences';
import {
  licencesFile,
  licencesText,
  shippedPackages,
} from '@/scripts/supply-chain/shipped-packages';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<
    string,
    LockedPackage & { resolved?: string; license?: string; hasInstallScript?: boolean }
  >;
};
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

it('names no address that packages were fetched from', () => {
  const urls = Object.values(packages).flatMap(({ resolved }) => resolved ?? []);
  expect(urls).toEqual([]);
  // Where authors ask for support and what they say of old versions, npm copies from their manifests.
  const words = new Set(['funding', 'deprecated', 'license']);
  const rest = JSON.stringify(packages, (key, value: unknown) =>
    words.has(key) ? undefined : value,
  );
  expect(rest.match(/[a-z+]+:\/\/[^"]*/g) ?? []).toEqual([]);
});

it('takes every package from the registry: none from a folder, an address or a repository', () => {
  const others = Object.entries(packages)
    .filter(([place]) => place !== '')
    .filter(([, { version, link }]) => link || !/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version ?? ''));
  expect(others).toEqual([]);
});

/** Whether a machine with Linux and glibc, on which the site is built and tested, installs a package. */
const isForLinux = ({ os, cpu, libc }: LockedPackage) =>
  (!os || os.includes('linux')) &&
  (!cpu || cpu.includes('x64') || cpu.includes('arm64')) &&
  (!libc || libc.includes('glibc'));

it('knows what it installs: every package that builds and tests use has a hash', () => {
  const used = withoutIntegrity(packages).filter(([place]) => {
    const locked = packages[place];
    return !locked?.optional || isForLinux(locked);
  });
  expect(used.map(([, spec]) => spec)).toEqual([]);
});

it('holds hashes of one kind', () => {
  const others = Object.values(packages).filter(
    ({ integrity }) => integrity && !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity),
  );
  expect(others).toEqual([]);
});

it('holds every platform’s packages, without which npm ci stops (npm run lockfile adds them)', () => {
  expect(Object.keys(missingPackages(packages))).toEqual([]);
});

it('is asked for exact versions only', () => {
  const { dependencies, devDependencies } = manifest;
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version),
  );
  expect(loose).toEqual([]);
});

it('runs no program of a package when it is installed, and has looked at each that wants to', () => {
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
  expect(installScriptFaults(packages)).toEqual([]);
});

it('has licences that were agreed to, and passes on those of what browsers get (npm run licences)', async () => {
  expect(licenceFaults(packages, new Set(await shippedPackages()))).toEqual([]);
  expect(readFileSync(licencesFile, 'utf8')).toBe(await licencesText(packages));
});
