import { readFileSync } from 'node:fs';
import satisfies from 'spdx-satisfies';
import { expect, it } from 'vitest';
import { licenceText, shippedPackages } from '@/tests/support/shipped-packages';

/** A package as package-lock.json holds it, as far as it is looked at. */
type Locked = {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  os?: string[];
  cpu?: string[];
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
};

const { '': _project, ...packages } = (
  JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
).packages;

const nameAt = (place: string) => place.split('node_modules/').at(-1) ?? place;

/** Places of the packages that do not keep a promise. */
const placesWhere = (isWrong: (locked: Locked, place: string) => boolean) =>
  Object.entries(packages)
    .filter(([place, locked]) => isWrong(locked, place))
    .map(([place]) => place);

/** Licences (SPDX) that ask for no more than their text beside what is shipped: for code that browsers get. */
const permissive =
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 OFL-1.1 Unlicense Zlib'.split(
    ' ',
  );

/** Licences of tools, which are shipped to nobody: lists of browsers and of licences, dictionaries, libvips in sharp, axe. */
const forTools = [
  ...permissive,
  ...[
    'CC-BY-3.0',
    'CC-BY-4.0',
    'LGPL-3.0',
    'LGPL-3.0+',
    'LGPL-3.0-or-later',
    'MPL-2.0',
    'Python-2.0',
  ],
];

/** Licences that packages name elsewhere than in their manifest: in the repository, a readme, a licence file. */
const namedElsewhere: Readonly<Record<string, string>> = {
  '@contentlayer2/source-remote-files': 'MIT',
  format: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
};

const licenceOf = (name: string, { license }: Locked = {}) => license ?? namedElsewhere[name] ?? '';

function isAllowed(licence: string, allowed: string[]): boolean {
  try {
    return satisfies(licence, allowed);
  } catch {
    // No expression of SPDX, such as UNLICENSED.
    return false;
  }
}

/** Packages that ask to run a program when they are installed. None may; what is lost without it was looked at. */
const scriptsLeftOut = [
  // Both take another form where no package for the platform is there; there is one.
  '@parcel/watcher',
  '@swc/core',
  // Makes data of an existing project; builds do that themselves.
  'contentlayer',
  'contentlayer2',
  // Puts the program in place of a script that calls it, which saves 50 ms a call.
  'esbuild',
  // Warns of versions that do not go together.
  'protobufjs',
];

it('names no address that packages were fetched from', () => {
  expect(placesWhere(({ resolved }) => resolved !== undefined)).toEqual([]);
});

it('takes every package from the registry, by its hash', () => {
  expect(
    placesWhere(
      ({ version, integrity }) =>
        !/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version ?? '') ||
        !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''),
    ),
  ).toEqual([]);
});

it('holds every platform’s packages, without which npm ci stops (CONTRIBUTING.md)', () => {
  const names = new Set(Object.keys(packages).map(nameAt));
  const asked = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  );
  expect(asked).toContain('@img/sharp-darwin-arm64');
  expect(asked.filter((name) => !names.has(name))).toEqual([]);
});

it('is asked for exact versions only', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const versions = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.filter((one) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(one))).toEqual([]);
});

it('runs no program of a package when it is installed, and has looked at each that wants to', () => {
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
  const found = placesWhere(({ hasInstallScript }) => hasInstallScript === true).map(nameAt);
  expect([...new Set(found)].sort()).toEqual(scriptsLeftOut);
});

it('has licences that were agreed to, those of what browsers get from a shorter list', async () => {
  const shipped = new Set(await shippedPackages());
  const isForOthers = ({ license, os, cpu }: Locked) => license === undefined && (os || cpu);
  expect(
    placesWhere((locked, place) => {
      const name = nameAt(place);
      const allowed = shipped.has(name) ? permissive : forTools;
      return !isForOthers(locked) && !isAllowed(licenceOf(name, locked), allowed);
    }),
  ).toEqual([]);
});

it('passes on the licences of what browsers get: `npx vitest run tests/contracts/lockfile.test.ts -u` writes them', async () => {
  const parts = (await shippedPackages()).map((name) => {
    const licence = licenceOf(name, packages[`node_modules/${name}`]);
    return `${name}\nLicence: ${licence}\n\n${licenceText(name)}\n`;
  });
  const line = `\n${'-'.repeat(80)}\n\n`;
  const heading = 'Code of others that this site sends to browsers, and its licences\n';
  await expect([heading, ...parts].join(line)).toMatchFileSnapshot('../../public/licenses.txt');
});
