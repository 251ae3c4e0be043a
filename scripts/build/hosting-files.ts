import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteRedirects } from '@/lib/content/redirects';
import type { Registry } from '@/lib/content/registry';
import { currentMoment } from '@/lib/environment/clock';
import { filesBelow } from '@/lib/files/files-below';
import { caddyfile } from '@/lib/hosting/caddy';
import { headersFile, redirectsFile } from '@/lib/hosting/cloudflare';
import { dockerFiles } from '@/lib/hosting/docker';
import { describeHosting, type Hosting } from '@/lib/hosting/hosting';
import { inlineScripts } from '@/lib/hosting/inline-scripts';
import { nginxFiles } from '@/lib/hosting/nginx';
import { objectStorageFiles } from '@/lib/hosting/object-storage';
import { policyHashes } from '@/lib/hosting/policy';
import { compressedEndings, hostFiles } from '@/lib/hosting/request-path';
import { vercelFile } from '@/lib/hosting/vercel';
import { locales } from '@/lib/i18n/locales';
import { absolute } from '@/lib/metadata/page-versions';
import { hostingFile, type WrittenHosting } from '@/scripts/serve/opened-site';

/**
 * Describes how a finished site is hosted.
 * @param directory The site: all but what is made of this description.
 * @param start Text of the inline script that starts every page.
 */
export function hostingOf(directory: string, registry: Registry, start: string): Hosting {
  return describeHosting({
    redirects: siteRedirects(registry),
    pages: registry
      .pages()
      .map(({ pathname }) => pathname)
      .filter((pathname) => !pathname.endsWith('/404')),
    files: [...filesBelow(directory), ...hostFiles].sort(),
    searchPages: locales.flatMap((locale) => registry.pathnameOf('search', locale) ?? []),
    hashes: policyHashes([...inlineScripts, start]),
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
 * @param directory The site, its compressed texts included.
 * @param target The folder for it.
 * @param build The id of the site.
 */
export function writeHosting(
  directory: string,
  target: string,
  hosting: Hosting,
  build: string,
): void {
  const { redirects, searchPages, headers } = hosting;
  const host = new URL(absolute('/')).host;
  const moment = currentMoment().toISOString();
  const own: WrittenHosting = { build, moment, redirects, searchPages, headers };
  const { br } = compressedEndings;
  const compressed = new Set(
    filesBelow(directory)
      .filter((name) => name.endsWith(br))
      .map((name) => name.slice(0, -br.length)),
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
