import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/lib/content/reader';
import type { KnownFiles } from './disk';
import { openFileNotes } from './file-notes';

/** The file that says that a site is served, and which one: `/healthz`. */
export const healthFile = 'healthz';

/** What it says. */
export type Health = { status: 'ok'; build: string };

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');

/** Made of another file of the site, beside it. */
const isCompressed = (file: string, files: ReadonlySet<string>) =>
  /\.(br|gz)$/.test(file) && files.has(file.replace(/\.(br|gz)$/, ''));

/**
 * The id of a site: a hash of all its files, by name and content, so that two sites have the same one exactly if a visitor
 * gets the same from both, whoever built them, when, and in how many steps.
 * @param files Names from the site's folder on, each with the SHA-256 of its content. The file with the id is left out,
 *   and so are compressed copies.
 */
export function siteIdOf(files: readonly (readonly [name: string, sha256: string])[]): string {
  const names = new Set(withoutCopies(files.map(([name]) => name)));
  const lines = files
    .filter(([name]) => name !== healthFile && names.has(name))
    .map(([name, hash]) => `${hash}  ${name}\n`)
    .sort();
  return sha256(lines.join('')).slice(0, 20);
}

/** Hashes of the files of a site, each of which is looked at once. */
export type SiteHashes = { of: (name: string) => string; save: () => void };

/**
 * Opens the hashes of a site's files.
 * @param notes Where they are kept for the next build: files that stay are other names of the same ones, and are not read
 *   again. A release reads them all.
 * @param known What the disk has said of files of the site.
 */
export function openHashes(directory: string, notes?: string, known?: KnownFiles): SiteHashes {
  const kept = openFileNotes(directory, { file: notes, find: sha256, known });
  const hashes = new Map<string, string>();
  const of = (name: string) => {
    const hash = hashes.get(name) ?? kept.of(name);
    hashes.set(name, hash);
    return hash;
  };
  return { of, save: kept.save };
}

/** Files that say something: without compressed copies of others. */
export function withoutCopies(names: readonly string[]): string[] {
  const all = new Set(names);
  return names.filter((name) => !isCompressed(name, all));
}

/**
 * Writes `/healthz` into a finished site.
 * @param names Of its files.
 * @returns The site's id.
 */
export function writeHealth(
  directory: string,
  hashes = openHashes(directory),
  names: readonly string[] = filesBelow(directory),
): string {
  const files = withoutCopies(names).map((name) => [name, hashes.of(name)] as const);
  hashes.save();
  const build = siteIdOf(files);
  const health: Health = { status: 'ok', build };
  writeFileSync(path.join(directory, healthFile), `${JSON.stringify(health)}\n`);
  return build;
}

/** The id that a site says it has; undefined where it says none. */
export function readHealth(directory: string): string | undefined {
  const file = path.join(directory, healthFile);
  if (!existsSync(file)) return undefined;
  try {
    const { build } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Health>;
    return typeof build === 'string' ? build : undefined;
  } catch {
    return undefined;
  }
}
