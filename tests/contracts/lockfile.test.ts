import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Locked = {
  version?: string;
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
};
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

it('names no address that packages were fetched from', () => {
  const addresses = Object.values(packages).flatMap(({ resolved }) => resolved ?? []);
  expect(addresses).toEqual([]);
});

it('holds every platform’s packages, without which npm ci stops (npm run lockfile adds them)', () => {
  const names = Object.values(packages).flatMap(({ optionalDependencies }) =>
    Object.keys(optionalDependencies ?? {}),
  );
  const known = new Set(Object.keys(packages).map((place) => place.split('node_modules/').at(-1)));
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

it('is asked for exact versions only', () => {
  const { dependencies, devDependencies } = manifest;
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version),
  );
  expect(loose).toEqual([]);
});
