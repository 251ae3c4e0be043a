/** A package as package-lock.json holds it, as far as it is looked at. */
export type LockedPackage = {
  version?: string;
  /** The package's own name where it is installed under another one. */
  name?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

/** All packages by their place, e.g. `node_modules/next`; the project itself is at ''. */
export type LockedPackages = Record<string, LockedPackage>;

const nameAt = (place: string) => place.split('node_modules/').at(-1) ?? place;

const systems = /^(aix|android|darwin|freebsd|linux|netbsd|openbsd|sunos|win32)$/;
const processors = /^(arm64|x64|ia32|ppc64|s390x|arm|riscv64|loong64|wasm32)$/;

/** What the name of a platform package says of it, e.g. `@next/swc-linux-x64-musl`. */
function platformPackage(name: string, version: string, isDev = false): LockedPackage {
  const words = nameAt(name)
    .split(/[/-]/)
    .map((word) => (word === 'windows' ? 'win32' : word));
  const cpu = words.find((word) => processors.test(word)) ?? 'arm';
  const os = cpu === 'wasm32' ? undefined : words.find((word) => systems.test(word));
  return {
    version,
    cpu: [cpu],
    ...(isDev && { dev: true }),
    ...(os === 'linux' && { libc: [words.includes('musl') ? 'musl' : 'glibc'] }),
    optional: true,
    ...(os && { os: [os] }),
  };
}

/** Packages of other platforms that are asked for and not there: `npm ci` refuses a lockfile that lacks one. */
export function missingPackages(packages: LockedPackages): LockedPackages {
  const names = new Set(Object.keys(packages).map(nameAt));
  return Object.fromEntries(
    Object.values(packages).flatMap(({ optionalDependencies = {}, dev }) =>
      Object.entries(optionalDependencies)
        .filter(([name]) => !names.has(name))
        .map(([name, range]) => [
          `node_modules/${name}`,
          platformPackage(name, range.replace(/^[\^~]/, ''), dev),
        ]),
    ),
  );
}

/** Packages that npm takes as they come, since nothing says what is in them: `name@version` by their place. */
export const withoutIntegrity = (packages: LockedPackages): [place: string, spec: string][] =>
  Object.entries(packages)
    .filter(([place, { integrity, link }]) => place !== '' && !integrity && !link)
    .map(([place, { name, version }]) => [place, `${name ?? nameAt(place)}@${version}`]);

/**
 * Adds the packages of other platforms and the hashes that a lockfile lacks, which npm leaves out where the registry
 * that it asked does not offer them.
 * @param integrityOf The registry's hash of `name@version`; undefined where it does not offer the package.
 * @returns The packages in npm's order, and those that still have no hash.
 * @throws when the registry answers with something that is no hash, or not at all.
 */
export async function completeLockfile(
  packages: LockedPackages,
  integrityOf: (spec: string) => Promise<string | undefined>,
): Promise<{ packages: LockedPackages; lacking: string[] }> {
  const all = { ...packages, ...missingPackages(packages) };
  for (const [place, spec, integrity] of await Promise.all(
    withoutIntegrity(all).map(async ([at, of]) => [at, of, await integrityOf(of)] as const),
  )) {
    if (integrity === undefined) continue;
    if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity))
      throw new Error(`The registry gives ${spec} the hash "${integrity}": expected sha512-…`);
    const { version, ...rest } = all[place] ?? {};
    all[place] = { version, integrity, ...rest };
  }
  const inOrder = Object.entries(all).sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return {
    packages: Object.fromEntries(inOrder),
    lacking: withoutIntegrity(all).map(([, spec]) => spec),
  };
}
