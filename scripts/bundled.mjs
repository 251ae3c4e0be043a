import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Runs a command of this folder from one file instead of the hundreds of TypeScript files it is made of:
 * `node scripts/bundled.mjs check [arguments]`. Reading those takes most of the time of a command that is run after
 * every change (0.7 s of 0.9). The file is made again when one of them changed.
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

/** @param {string} name Of a command. */
const noteOf = (name) => path.join(directory, `${name}.json`);

/**
 * The bundle that an earlier run made, if nothing changed since.
 * @param {string} name Of a command.
 * @returns {string | undefined} Its path.
 */
function knownBundle(name) {
  try {
    const { file, version, inputs } = JSON.parse(readFileSync(noteOf(name), 'utf8'));
    const bundle = path.join(directory, file);
    return existsSync(bundle) && versionOf(inputs) === version ? bundle : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Bundles a module; packages are left to Node.
 * @param {string} entry Path of the module.
 */
async function bundled(entry) {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'error',
  });
  return { text: outputFiles[0]?.text ?? '', inputs: Object.keys(metafile.inputs) };
}

/**
 * Writes a file as a whole: other commands may be reading it.
 * @param {string} file
 * @param {string} text
 */
async function write(file, text) {
  mkdirSync(directory, { recursive: true });
  await writeFile(`${file}.${process.pid}`, text);
  await rename(`${file}.${process.pid}`, file);
}

/** Writes the lists that a command imports (`.generated`), by which new blocks are found. */
async function writeLists() {
  const { text } = await bundled('scripts/build/folder-lists.ts');
  const file = path.join(directory, `folder-lists.${process.pid}.mjs`);
  await write(file, text);
  const { writeFolderLists } = await import(pathToFileURL(file).href);
  await rm(file);
  writeFolderLists();
}

/**
 * Makes the bundle of a command.
 * @param {string} name
 * @returns {Promise<string>} Its path.
 */
async function newBundle(name) {
  await writeLists();
  const { text, inputs } = await bundled(`scripts/${name}.ts`);
  const version = versionOf(inputs);
  for (const other of readdirSync(directory)) {
    const old = path.join(directory, other);
    const { mtimeMs = Date.now() } = statSync(old, { throwIfNoEntry: false }) ?? {};
    if (other.startsWith(`${name}-`) && Date.now() - mtimeMs > keptFor)
      await rm(old, { force: true });
  }
  const file = `${name}-${version}.mjs`;
  await write(path.join(directory, file), text);
  await write(noteOf(name), JSON.stringify({ file, version, inputs }));
  return path.join(directory, file);
}

const [, , name = '', ...args] = process.argv;
if (!existsSync(`scripts/${name}.ts`)) throw new Error(`There is no command scripts/${name}.ts`);
const bundle = knownBundle(name) ?? (await newBundle(name));
process.argv = [process.argv[0] ?? 'node', bundle, ...args];
await import(pathToFileURL(bundle).href);
