import './require-environment';
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import pLimit from 'p-limit';
import { outDirectory } from './build/out-directory';
import { runCommand, UsageError } from './command';
import { run } from './run';
import { bundleSizes, sizeLines } from './supply-chain/bundle-sizes';
import { type Lock, lockChanges } from './supply-chain/lock-changes';
import { changeKind, changelogOf, type Origin, type Outdated } from './supply-chain/newer-versions';
import { shippedPackages } from './supply-chain/shipped-packages';

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>;

const manifestFile = 'package.json';
const lockFile = 'package-lock.json';

const readManifest = () => JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
const readLock = () => (JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Lock }).packages;

/** What npm says in JSON; it ends with an error where packages are outdated or weak, and says so all the same. */
const npmJson = (...args: string[]): Promise<unknown> =>
  new Promise((resolve, reject) => {
    execFile('npm', [...args, '--json'], { maxBuffer: 2 ** 28 }, (error, stdout, stderr) => {
      try {
        resolve(JSON.parse(stdout.trim() || '{}'));
      } catch {
        reject(new Error(`npm ${args.join(' ')} failed: ${stderr.trim() || error?.message}`));
      }
    });
  });

/** Questions to the registry at a time. */
const limit = pLimit(4);

/** Where a package tells what has changed. (npm answers with the bare value where it is asked for one, or has one only.) */
const askChangelog = (name: string): Promise<string> =>
  limit(async () =>
    changelogOf(name, (await npmJson('view', name, 'name', 'repository', 'homepage')) as Origin),
  );

/** A package’s own name, where it is installed under another one: `npm:other@1.0.0`. */
const ownName = (name: string, version = '') => /^npm:(.+)@[^@]+$/.exec(version)?.[1] ?? name;

const versionOf = ({ dependencies, devDependencies }: Manifest, name: string) =>
  dependencies[name] ?? devDependencies[name];

/** Says which packages have newer versions, and where they tell what has changed. */
async function sayNewer(): Promise<void> {
  const manifest = readManifest();
  const found = (await npmJson('outdated', '--package-lock-only')) as Record<string, Outdated>;
  const names = Object.keys(found).sort();
  const lines = await Promise.all(
    names.map(async (name) => {
      const { current = '', latest } = found[name] ?? { latest: '' };
      const from = current || (versionOf(manifest, name) ?? '');
      const changelog = await askChangelog(ownName(name, versionOf(manifest, name)));
      return `${name}  ${from} → ${latest}  (${changeKind(from, latest)})  ${changelog}`;
    }),
  );
  console.log(lines.join('\n') || 'Every package is the latest the registry has');
  if (names.length > 0)
    console.log(`\nnpm run update -- ${names[0]} takes one; ${names[0]}@<version> a certain one`);
}

/** What is known of weaknesses, in a line. */
async function weaknesses(): Promise<string> {
  type Audit = { metadata?: { vulnerabilities?: Record<string, number> } };
  const { metadata } = (await npmJson('audit').catch(() => ({}))) as Audit;
  if (!metadata?.vulnerabilities) return 'not known: the registry does not answer npm audit';
  const { total = 0, ...kinds } = metadata.vulnerabilities;
  const named = Object.entries(kinds).flatMap(([kind, count]) => (count ? `${count} ${kind}` : []));
  return total === 0 ? 'none' : `${named.join(', ')}: npm audit tells more`;
}

/** A package with the version that is asked for; the latest where none is. */
function splitRequest(request: string): [name: string, version: string] {
  const at = request.indexOf('@', 1);
  return at < 0 ? [request, 'latest'] : [request.slice(0, at), request.slice(at + 1)];
}

const print = (heading: string, lines: readonly string[]) =>
  console.log(`\n${heading}${lines.length === 0 ? ': none' : `\n  ${lines.join('\n  ')}`}`);

/**
 * Updates packages, builds the site before and after, and says what has changed.
 * @throws when one is not asked for by package.json, or an update fails; the manifest and lockfile are as before then.
 */
async function update(requests: readonly string[]): Promise<void> {
  const manifest = readManifest();
  const wanted = requests.map(splitRequest);
  for (const [name] of wanted)
    if (versionOf(manifest, name) === undefined)
      throw new UsageError(
        `${manifestFile} asks for no package "${name}": expected one of its own. A package of a package comes with the one that needs it (npm explain ${name})`,
      );
  const files = [manifestFile, lockFile].map((file) => [file, readFileSync(file)] as const);
  const before = readLock();
  await run(['npm', 'run', '--silent', 'build']);
  const sizesBefore = bundleSizes(outDirectory);
  try {
    for (const isDev of [false, true]) {
      const specs = wanted
        .filter(([name]) => name in manifest.devDependencies === isDev)
        .map(([name, version]) => {
          const own = ownName(name, versionOf(manifest, name));
          return own === name ? `${name}@${version}` : `${name}@npm:${own}@${version}`;
        });
      const save = isDev ? '--save-dev' : '--save-prod';
      if (specs.length > 0) await run(['npm', 'install', '--save-exact', save, ...specs]);
    }
    // It fails while hashes lack that this registry does not have; a test looks at those that matter.
    await run(['npm', 'run', '--silent', 'lockfile']).catch(() => undefined);
    await run(['npm', 'run', '--silent', 'build']);
  } catch (error) {
    for (const [file, data] of files) writeFileSync(file, data);
    console.error(`${manifestFile} and ${lockFile} are as before: npm ci puts the packages back`);
    throw error;
  }
  const changes = lockChanges(before, readLock(), new Set(await shippedPackages()));
  const changelogs = await Promise.all(
    wanted.map(
      async ([name]) => `${name}: ${await askChangelog(ownName(name, versionOf(manifest, name)))}`,
    ),
  );
  print('Updated', changes.updated);
  print('New packages', changes.added);
  print('Gone', changes.removed);
  print('Licences, new or other', changes.licences);
  print('Other Node versions', changes.engines);
  print('Code for browsers', sizeLines(sizesBefore, bundleSizes(outDirectory)));
  print('What has changed in them', changelogs);
  console.log(`\nKnown weaknesses: ${await weaknesses()}`);
  print('To decide before npm test', changes.faults);
  console.log('\nnpm run licences if browsers get other code, npm test, then commit');
}

await runCommand(async () => {
  const requests = process.argv.slice(2);
  const [option] = requests.filter((one) => one.startsWith('-'));
  if (option)
    throw new UsageError(
      `npm run update takes names of packages, found "${option}": npm run update -- next, or npm run update to see which are newer`,
    );
  await (requests.length === 0 ? sayNewer() : update(requests));
});
