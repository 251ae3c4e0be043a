import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Completes package-lock.json with the platform packages that a registry mirror did not offer when it was
 * written. `npm ci` refuses a lockfile that lacks one of them, even one for another platform.
 * Run it after adding or updating a dependency: `npm run lockfile`.
 */
type LockedPackage = {
  version: string;
  cpu?: string[];
  dev?: boolean;
  libc?: string[];
  optional?: boolean;
  os?: string[];
  optionalDependencies?: Record<string, string>;
};

const file = 'package-lock.json';
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

const lock = JSON.parse(readFileSync(file, 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const { packages } = lock;

/** Where npm looks for a package that another one asks for: beside it, then one level up, and so on. */
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
  const os = cpu === 'wasm32' ? undefined : systems.find((word) => words.includes(word));
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

const missing = Object.entries(packages).flatMap(([asker, { optionalDependencies, dev }]) =>
  Object.entries(optionalDependencies ?? {})
    .filter(([name]) => ![...placesOf(asker, name)].some((place) => packages[place]))
    .map(([name, range]) => ({ name, version: range.replace(/^[\^~]/, ''), dev })),
);
for (const { name, version, dev } of missing) {
  packages[`node_modules/${name}`] = platformPackage(name, version, dev);
}
lock.packages = Object.fromEntries(
  Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : Number(a > b))),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length} platform packages added to ${file}`);
