import type { LockedPackages } from '@/scripts/lockfile/complete-lockfile';

/** A package as package-lock.json holds it, as far as it says what npm would run. */
type WithScripts = LockedPackages[string] & { hasInstallScript?: boolean };

/**
 * Packages that ask npm to run a program of theirs when they are installed, and what is lost without it. None is run:
 * `.npmrc` says `ignore-scripts=true`. A package that has to be let, `npm rebuild --ignore-scripts=false <name>` lets run.
 */
const scriptsLeftOut: Readonly<Record<string, string>> = {
  '@parcel/watcher': 'compiles it where no package for the platform is there; there is one',
  '@swc/core': 'takes a WebAssembly build where no package for the platform is there; there is one',
  contentlayer: 'makes data of an existing project; builds do that themselves',
  contentlayer2: 'makes data of an existing project; builds do that themselves',
  esbuild: 'puts the program in place of a script that calls it, which saves 50 ms a call',
  protobufjs: 'warns of versions that do not go together',
};

const nameOf = (place: string, { name }: { name?: string }) =>
  name ?? place.split('node_modules/').at(-1) ?? place;

/**
 * What a lockfile says of install scripts that is not as it was looked at last.
 * @returns One sentence for each package that has one and is not named, and for each that is named and has none.
 */
export function installScriptFaults(
  packages: Readonly<Record<string, WithScripts>>,
  known: Readonly<Record<string, string>> = scriptsLeftOut,
): string[] {
  const found = new Set(
    Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .flatMap(([place, locked]) => [nameOf(place, locked), nameOf(place, {})]),
  );
  const named = new Set(Object.keys(known));
  const unknown = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .filter(([place, locked]) => !named.has(nameOf(place, locked)))
    .map(
      ([place, { version }]) =>
        `${place} (${version}) wants to run a program when it is installed: expected one of those in scripts/supply-chain/install-scripts.ts. Read what it does and name it there with what is lost without it, or take the package out`,
    );
  const gone = [...named]
    .filter((name) => !found.has(name))
    .map(
      (name) =>
        `${name} has no install script any more: take it out of scripts/supply-chain/install-scripts.ts`,
    );
  return [...unknown, ...gone];
}
