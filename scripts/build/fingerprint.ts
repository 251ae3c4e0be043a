import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from '@/lib/content/content-directory';
import { warsawDayOf } from '@/lib/content/visibility';
import { formScriptFile } from './form-script';

/** Everything a build is made of. */
const inputs = [
  contentDirectory,
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'scripts/build',
  'site.config.ts',
  'contentlayer.config.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'package-lock.json',
];

/** Variables that change what is built. */
const variables = ['SITE_URL', 'PREVIEW', 'CONTENT_DIR', 'GTM_ID', 'FORM_ENDPOINT'];

/** Made by the build itself, of files that are inputs. */
const made = path.dirname(formScriptFile);

const filesOf = (input: string): string[] => {
  const entry = statSync(input, { throwIfNoEntry: false });
  if (!entry) return [];
  if (entry.isFile()) return [input];
  return readdirSync(input, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath, found.name))
    .filter((file) => path.dirname(file) !== made)
    .sort();
};

/**
 * A fingerprint of everything the site is built from, by content and not by file time, so that a
 * checkout does not look like a change. The day is part of it: it decides what is scheduled.
 */
export function buildFingerprint(): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesOf))
    hash.update(file).update('\0').update(readFileSync(file));
  for (const name of variables) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  return hash.update(warsawDayOf(new Date())).digest('hex');
}
