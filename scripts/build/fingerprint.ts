import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from '@/lib/content/content-directory';
import { warsawDayOf } from '@/lib/content/visibility';
import { currentMoment } from '@/lib/environment/clock';
import { type Variable, variables } from '@/lib/environment/variables';
import { findChanges } from './changes/changes-record';
import { formScriptFile } from './form-script';

/**
 * What no built site depends on: all else below the project is taken for an input, so that a file nobody thought of
 * makes a build too many and never a stale site.
 */
const noInputs = new Set([
  'node_modules',
  'docs',
  'README.md',
  'test-results',
  // Written by Next.js, and otherwise in development than in builds.
  'next-env.d.ts',
  // Made by the build itself, of files that are inputs.
  path.dirname(formScriptFile),
]);

/** Tests and their helpers; the fixtures are shown in the handbook of previews. */
const isTest = (file: string) =>
  /\.(test|spec)\.tsx?$/.test(file) || /^tests\/(?!fixtures(\/|$))/.test(file);

/** Folders of tools (`.git`, `.next`), records of the type checker, and sites that were built before. */
const isMade = (file: string) =>
  /^\.|\.tsbuildinfo$/.test(path.basename(file)) || existsSync(path.join(file, '_next'));

/**
 * All files of the project that a site is built from, by their paths below it.
 * @param outDirectory Where the site goes: no input, wherever it stands.
 */
export function inputFiles(outDirectory: string, folder = ''): string[] {
  return readdirSync(folder || '.', { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (noInputs.has(file) || isTest(file) || isMade(file)) return [];
    if (!entry.isDirectory()) return entry.isFile() ? [file] : [];
    return path.relative(outDirectory, file) === '' ? [] : inputFiles(outDirectory, file);
  });
}

/** Files of another tree of content (CONTENT_DIR), which may stand anywhere. */
const contentIn = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Variables the site depends on, as they are set. */
const settings = () =>
  Object.entries<Variable>(variables)
    .filter(([, { decidesSite }]) => decidesSite)
    .map(([name]) => `${name}=${process.env[name]?.trim() ?? ''}\0`);

/**
 * A fingerprint of everything the site is built from, by content and not by file time, so that a checkout does not look
 * like a change. The day in Warsaw is part of it, for it decides what is scheduled, and so are the days on which pages
 * changed, which git may know.
 * @param outDirectory Where the site goes: no input, wherever it stands.
 */
export function buildFingerprint(outDirectory: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of [...inputFiles(outDirectory), ...contentIn(contentDirectory)].sort())
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  for (const setting of settings()) hash.update(setting);
  hash.update(JSON.stringify(findChanges(contentDirectory).days));
  return hash.update(warsawDayOf(currentMoment())).digest('hex');
}
