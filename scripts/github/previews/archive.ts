import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Redirect } from '@/lib/content/redirects';
import type { PolicyHashes } from '@/lib/hosting/policy';
import { UsageError } from '@/scripts/command';

/*
 * The folders that a stranger’s build has left: nothing in them may tell a host anything, and what we write for the host from the
 * names of their files may hold no surprise.
 */

/** What the hosts take: files, bytes of one (Cloudflare Pages: 20,000 and 25 MiB), and bytes in all (Vercel: 1 GB). */
export const limits = { files: 19_990, file: 25 * 1024 ** 2, all: 1024 ** 3 } as const;

/** Names of files: none is hidden, or means anything in `_headers` (such as `:`, `*` and spaces). */
const plainName = /^(?!\.)[\w.$!~()@+-]+$/;

/** What hosts read at the top of a site, or run. */
const hostNames =
  /^(?:functions|api|netlify|node_modules|(?:netlify|vercel|wrangler|package)\.(?:toml|jsonc?))$/i;

/** At the top only Next.js has names of this kind. */
const underscored = /^_(?!next$|_next\.)/;

/** Written by the build for the site itself; a preview gets its own. */
const ownFiles = ['_headers', '_redirects'];

function faultOf(file: string): string | undefined {
  const [top = '', ...rest] = file.split('/');
  const names = top === '.well-known' ? rest : [top, ...rest];
  if (!names.every((name) => plainName.test(name)))
    return 'a name that is hidden, or has other signs than letters, digits and .$!~()@+-_';
  if (hostNames.test(top) || underscored.test(top))
    return 'a name by which a host takes instructions';
  return undefined;
}

/**
 * Looks through a folder of a stranger, and takes the files out of it that we write ourselves.
 * @returns Its files, by their paths below it.
 * @throws UsageError where something in it is not safe, or it is larger than hosts take.
 */
export function checkArchive(directory: string): string[] {
  for (const name of ownFiles) rmSync(path.join(directory, name), { recursive: true, force: true });
  const files: string[] = [];
  let bytes = 0;
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(directory, file).split(path.sep).join('/');
    const refuse = (found: string) => {
      throw new UsageError(
        `The build holds ${JSON.stringify(name)}: expected files that a static host serves, found ${found}`,
      );
    };
    const fault = faultOf(name);
    if (fault) refuse(fault);
    if (entry.isDirectory()) continue;
    if (!entry.isFile()) refuse('a link, or something else that is no file');
    const { size } = statSync(file);
    if (size > limits.file) refuse(`${size} bytes, where ${limits.file} are the most`);
    bytes += size;
    files.push(name);
  }
  if (files.length > limits.files || bytes > limits.all)
    throw new UsageError(
      `The build has ${files.length} files of ${bytes} bytes: expected ${limits.files} files of ${limits.all} bytes at most`,
    );
  return files.sort();
}

/**
 * The redirects of the main branch that lead away from nothing the preview has: hosts follow a redirect also where there is a file.
 */
export function redirectsBeside(
  redirects: readonly Redirect[],
  files: readonly string[],
): Redirect[] {
  const pages = new Set(files.map((file) => `/${file.replace(/\.html$/, '')}`));
  return redirects.filter(({ from }) => {
    const folder = from.slice(0, -1);
    return from.endsWith('/*')
      ? !files.some((file) => `/${file}`.startsWith(folder))
      : !pages.has(from);
  });
}

/** A script whose text is in the page itself. */
const inlineScript = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/gi;

/** Counts the pages that hold other inline scripts than the policy admits, which do not run then. */
export function pagesWithOtherScripts(
  directory: string,
  files: readonly string[],
  hashes: PolicyHashes,
): number {
  const isKnown = ([, text = '']: RegExpExecArray) =>
    hashes.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return files.filter(
    (file) =>
      file.endsWith('.html') &&
      ![...readFileSync(path.join(directory, file), 'utf8').matchAll(inlineScript)].every(isKnown),
  ).length;
}
