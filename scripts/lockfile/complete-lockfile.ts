/** A package as package-lock.json holds it. */
export type LockedPackage = {
  version?: string;
  /** The package's own name where it is installed under another one. */
  name?: string;
  integrity?: string;
  link?: boolean;
  cpu?: string[];
  dev?: boolean;
  libc?: string[];
  optional?: boolean;
  os?: string[];
  optionalDependencies?: Record<string, string>;
};

export type LockedPackages = Record<string, LockedPackage>;

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'sunos',
  'win32',
];
const processors = [
  'arm64',
  'x64',
  'ia32',
  'ppc64',
  's390x',
  'arm',
  'riscv64',
  'loong64',
  'wasm32',
];

/** Where npm looks for a package that another one asks for: next to it, then one level up, and so on. */
function* placesOf(asker: string, name: string): Generator<string> {
  let at = asker;
  while (at) {
    yield `${at}/node_modules/${name}`;
    at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1));
  }
  yield `node_modules/${name}`;
}

/** What the name of a platform package says about it, e.g. `@next/swc-linux-x64-musl`. */
function platformPackage(name: string, version: string, isDev = false): LockedPackage {
  const words = name.split('/').at(-1)?.split('-') ?? [];
  const cpu = processors.find((word) => words.includes(word)) ?? 'arm';
  const named = words.map((word) => (word === 'windows' ? 'win32' : word));
  const os = cpu === 'wasm32' ? undefined : systems.find((word) => named.includes(word));
  const libc = words.includes('musl') ? 'musl' : 'glibc';
  return {
    version,
    cpu: [cpu],
    ...(isDev && { dev: true }),
    ...(os === 'linux' && { libc: [libc] }),
    optional: true,
    ...(os && { os: [os] }),
  };
}

/**
 * The packages with those of other platforms, which a registry mirror did not offer when the lockfile was written.
 * `npm ci` refuses a lockfile that lacks one of them, even one for another platform.
 */
export function withPlatformPackages(packages: LockedPackages): LockedPackages {
  const missing = Object.entries(packages).flatMap(([asker, { optionalDependencies, dev }]) =>
    Object.entries(optionalDependencies ?? {})
      .filter(([name]) => ![...placesOf(asker, name)].some((place) => packages[place]))
      .map(([name, range]): [string, LockedPackage] => [
        `node_modules/${name}`,
        platformPackage(name, range.replace(/^[\^~]/, ''), dev),
      ]),
  );
  return { ...packages, ...Object.fromEntries(missing) };
}

/** Packages that nobody could distinguish from others: `name@version` by their place in the lockfile. */
export const withoutChecksum = (packages: LockedPackages): [place: string, spec: string][] =>
  Object.entries(packages)
    .filter(([place, { integrity, link }]) => place !== '' && !integrity && !link)
    .map(([place, { name, version }]) => [
      place,
      `${name ?? place.split('node_modules/').at(-1)}@${version}`,
    ]);

/**
 * The packages with the checksums they lack.
 * @param checksumOf The registry's checksum of `name@version`; undefined where it does not offer the package.
 * @returns The packages, and those whose checksum is still lacking.
 * @throws when the registry answers with something that is no checksum, or not at all.
 */
export async function withChecksums(
  packages: LockedPackages,
  checksumOf: (spec: string) => Promise<string | undefined>,
): Promise<{ packages: LockedPackages; lacking: string[] }> {
  const found = await Promise.all(
    withoutChecksum(packages).map(async ([place, spec]) => {
      const integrity = await checksumOf(spec);
      if (integrity !== undefined && !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity))
        throw new Error(
          `The registry gives ${spec} the checksum "${integrity}": expected sha512-…`,
        );
      return { place, spec, integrity };
    }),
  );
  const complete = Object.fromEntries(
    found
      .filter(({ integrity }) => integrity)
      .map(({ place, integrity }) => {
        const { version, ...rest } = packages[place] ?? {};
        return [place, { version, integrity, ...rest }];
      }),
  );
  return {
    packages: { ...packages, ...complete },
    lacking: found.filter(({ integrity }) => !integrity).map(({ spec }) => spec),
  };
}

/** The packages in the order in which npm writes them. */
export const inOrder = (packages: LockedPackages): LockedPackages =>
  Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : Number(a > b))));
