import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Runs a command of this folder from a few files instead of the hundreds of TypeScript files it is made of:
 * `node scripts/bundled.mjs check [arguments]`, `node scripts/bundled.mjs build/compress-command [arguments]`. Reading those
 * takes most of the time of a command that is run after every change (0.7 s of 0.9). The files are made again when one of
 * the sources changed. What a command imports later is in files of its own, so that it begins without it.
 */

const directory = path.resolve('.cache/commands');

/** Every folder below with an index is part of a command, without being imported by its name. */
const blockFolders = 'components/blocks';

/** Files of earlier versions stay for a while: a command that still runs may read them. In ms. */
const keptFor = 24 * 60 * 60 * 1000;

/**
 * What a bundle follows from.
 * @param {readonly string[]} inputs Source files.
 * @returns {string} A hash of their content, of the versions of packages, and of which blocks there are.
 */
function versionOf(inputs) {
  const hash = createHash('sha1').update(process.version);
  for (const file of [...inputs, 'scripts/bundled.mjs', 'package-lock.json', 'tsconfig.json'])
    hash.update(existsSync(file) ? readFileSync(file) : 'none').update('\0');
  for (const folder of readdirSync(blockFolders).sort())
    if (existsSync(path.join(blockFolders, folder, 'index.ts'))) hash.update(`${folder}\0`);
  return hash.digest('hex').slice(0, 16);
}

/**
 * The name of a command's files, which lie in one folder.
 * @param {string} name Of a command, such as `build/compress-command`.
 */
const fileNameOf = (name) => name.replaceAll('/', '-');

/** @param {string} name Of a command’s files. */
const noteOf = (name) => path.join(directory, `${name}.json`);

/**
 * The bundle that an earlier run made, if nothing changed since.
 * @param {string} name Of a command.
 * @returns {string | undefined} Its path.
 */
function knownBundle(name) {
  try {
    const { folder, files, version, inputs } = JSON.parse(readFileSync(noteOf(name), 'utf8'));
    const isWhole = files.every((file) => existsSync(path.join(directory, folder, file)));
    return isWhole && versionOf(inputs) === version
      ? path.join(directory, folder, `${name}.mjs`)
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Commands whose packages are part of their bundle, since reading these takes most of their time, and what esbuild is told of
 * them besides.
 * @type {Record<string, import('esbuild').BuildOptions>}
 */
const withPackages = {
  'build-contentlayer-command': {
    packages: 'bundle',
    // Programs, and what Contentlayer loads for features that we do not use.
    external: ['esbuild', 'fsevents', 'imagescript', 'markdown-wasm/*', 'mdx-bundler'],
    // It would look after all files for changes, also while it builds.
    alias: { chokidar: './scripts/build/no-watcher.ts' },
    // Contentlayer reads its version from two folders above the module that asks for it; packages of the older kind ask for
    // others by `require`.
    define: { 'import.meta.url': 'contentlayerModule' },
    banner: {
      js: `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const contentlayerModule = new URL('../../../node_modules/@contentlayer2/utils/dist/node/version.js', import.meta.url).href;`,
    },
  },
};

/**
 * Bundles a module; packages are left to Node, unless something else is said.
 * @param {string} entry Path of the module.
 * @param {string} name Of its file, without ending.
 * @returns Files by name, the module's own as `<name>.mjs`, and the sources they were made of.
 */
async function bundled(entry, name) {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    entryPoints: [{ in: entry, out: name }],
    bundle: true,
    splitting: true,
    write: false,
    outdir: '.',
    outExtension: { '.js': '.mjs' },
    metafile: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'error',
    ...withPackages[name],
  });
  const files = outputFiles.map(({ path: file, text }) => ({ name: path.basename(file), text }));
  // Of packages, the lock file tells which they are.
  const inputs = Object.keys(metafile.inputs).filter((file) => !file.includes('node_modules/'));
  return { files, inputs };
}

/**
 * Writes a file as a whole: other commands may be reading it.
 * @param {string} file
 * @param {string} text
 */
async function write(file, text) {
  await writeFile(`${file}.${process.pid}`, text);
  await rename(`${file}.${process.pid}`, file);
}

/**
 * Writes files into a folder, over what is there: it is the same, if it is whole.
 * @param {string} folder
 * @param {readonly { name: string, text: string }[]} files
 */
async function writeAll(folder, files) {
  mkdirSync(folder, { recursive: true });
  for (const { name, text } of files) await write(path.join(folder, name), text);
}

/** Writes the lists that a command imports (`.generated`), by which new blocks are found. */
async function writeLists() {
  const folder = path.join(directory, `folder-lists.${process.pid}`);
  await writeAll(folder, (await bundled('scripts/build/folder-lists.ts', 'folder-lists')).files);
  const { writeFolderLists } = await import(
    pathToFileURL(path.join(folder, 'folder-lists.mjs')).href
  );
  await rm(folder, { recursive: true });
  writeFolderLists();
}

/**
 * Makes the bundle of a command.
 * @param {string} script Its module.
 * @param {string} name Of its files.
 * @returns {Promise<string>} Its path.
 */
async function newBundle(script, name) {
  await writeLists();
  const { files, inputs } = await bundled(script, name);
  const version = versionOf(inputs);
  for (const other of readdirSync(directory)) {
    const old = path.join(directory, other);
    const { mtimeMs = Date.now() } = statSync(old, { throwIfNoEntry: false }) ?? {};
    if (other.slice(0, -16) === `${name}-` && Date.now() - mtimeMs > keptFor)
      await rm(old, { force: true, recursive: true });
  }
  const folder = `${name}-${version}`;
  await writeAll(path.join(directory, folder), files);
  const note = { folder, files: files.map((file) => file.name), version, inputs };
  await write(noteOf(name), JSON.stringify(note));
  // It would stay as long as the command, with 300 MB of what it has read.
  await (await import('esbuild')).stop();
  return path.join(directory, folder, `${name}.mjs`);
}

const [, , command = '', ...args] = process.argv;
// A build renders with React as visitors get it, also in its own process.
if (command === 'build') process.env.NODE_ENV ??= 'production';
const script = `scripts/${command}.ts`;
if (!existsSync(script)) throw new Error(`There is no command ${script}`);
const name = fileNameOf(command);
const bundle = knownBundle(name) ?? (await newBundle(script, name));
process.argv = [process.argv[0] ?? 'node', bundle, ...args];
await import(pathToFileURL(bundle).href);
