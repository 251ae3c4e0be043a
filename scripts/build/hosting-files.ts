import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteRedirects } from '@/lib/content/redirects';
import type { Registry } from '@/lib/content/registry';
import { caddyfile } from '@/lib/hosting/caddy';
import { headersFile, redirectsFile } from '@/lib/hosting/cloudflare';
import { dockerFiles } from '@/lib/hosting/docker';
import { describeHosting, type Hosting } from '@/lib/hosting/hosting';
import { nginxFiles } from '@/lib/hosting/nginx';
import { objectStorageFiles } from '@/lib/hosting/object-storage';
import { hashesOf, inlineHashes, type PolicyHashes } from '@/lib/hosting/policy';
import { compressedEndings, hostFiles } from '@/lib/hosting/request-path';
import { vercelFile } from '@/lib/hosting/vercel';
import { locales } from '@/lib/i18n/locales';
import { absolute } from '@/lib/metadata/page-versions';
import { hostingFile, type WrittenHosting } from '@/scripts/serve/opened-site';
import type { KnownFiles } from './disk';
import { openFileNotes } from './file-notes';
import { healthFile } from './health';

/** The page with the search. */
const searchId = 'search';

/**
 * The hashes by which the policy admits what stands in pages and drawings.
 * @param directory The site.
 * @param file Where it is kept what is in which file, for the next build.
 * @param code Fingerprint of the code.
 * @param names Of the site's files.
 * @param known What the disk has said of some of them.
 */
export function policyHashes(
  directory: string,
  file: string,
  code: string,
  names: Iterable<string>,
  known?: KnownFiles,
): PolicyHashes {
  const find = (bytes: Buffer) => inlineHashes(bytes.toString('utf8'));
  const notes = openFileNotes(directory, { file, code, find, known });
  const hashes = hashesOf(directory, notes.of, names);
  notes.save();
  return hashes;
}

/**
 * Describes how a finished site is hosted.
 * @param names Of the files in it: all but what is made of this description.
 * @param hashes Of what stands in its pages (`policyHashes`).
 */
export function hostingOf(
  names: readonly string[],
  registry: Registry,
  hashes: PolicyHashes,
): Hosting {
  const endings = Object.values(compressedEndings);
  const files = names.filter((file) => !endings.some((ending) => file.endsWith(ending)));
  return describeHosting({
    redirects: siteRedirects(registry),
    pages: registry
      .pages()
      .map(({ pathname }) => pathname)
      .filter((pathname) => !pathname.endsWith('/404')),
    files: [...new Set([...files, ...hostFiles, healthFile])].sort(),
    searchPages: locales.flatMap((locale) => registry.pathnameOf(searchId, locale) ?? []),
    hashes,
  });
}

/** Writes what Cloudflare Pages and Netlify look for in the site itself. */
export function writeHostFiles(directory: string, hosting: Hosting): void {
  const texts: Readonly<Record<(typeof hostFiles)[number], string>> = {
    _headers: headersFile(hosting),
    _redirects: redirectsFile(hosting),
  };
  for (const name of hostFiles) writeFileSync(path.join(directory, name), texts[name]);
}

/**
 * Writes what hosts are told of a site: for our own server, and for others.
 * @param names Of all files of the site, its compressed texts included.
 * @param target The folder for it.
 */
export function writeHosting(names: readonly string[], target: string, hosting: Hosting): void {
  const { redirects, searchPages, headers } = hosting;
  const host = new URL(absolute('/')).host;
  const own: WrittenHosting = { redirects, searchPages, headers };
  const { br } = compressedEndings;
  const compressed = new Set(
    names.filter((name) => name.endsWith(br)).map((name) => name.slice(0, -br.length)),
  );
  const folders: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    '': { [hostingFile]: `${JSON.stringify(own, null, 1)}\n` },
    nginx: nginxFiles(hosting, host),
    docker: dockerFiles,
    vercel: { 'vercel.json': vercelFile(hosting) },
    'object-storage': objectStorageFiles(hosting, (file) => compressed.has(file)),
    caddy: { Caddyfile: caddyfile(hosting, host) },
  };
  rmSync(target, { recursive: true, force: true });
  for (const [folder, files] of Object.entries(folders))
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.join(target, folder), { recursive: true });
      writeFileSync(path.join(target, folder, name), text);
    }
}
