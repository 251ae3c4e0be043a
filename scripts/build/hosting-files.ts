import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteRedirects } from '@/lib/content/redirects';
import type { Registry } from '@/lib/content/registry';
import { currentMoment } from '@/lib/environment/clock';
import { headersFile, redirectsFile } from '@/lib/hosting/cloudflare';
import { describeHosting, type Hosting } from '@/lib/hosting/hosting';
import { inlineScripts } from '@/lib/hosting/inline-scripts';
import { nginxFiles } from '@/lib/hosting/nginx';
import { policyHashes } from '@/lib/hosting/policy';
import { vercelFile } from '@/lib/hosting/vercel';
import { locales } from '@/lib/i18n/locales';
import { hostingFile, type WrittenHosting } from '@/scripts/serve/opened-site';

/**
 * Describes how a site is hosted.
 * @param start Text of the inline script that starts every page.
 */
export const hostingOf = (registry: Registry, start: string): Hosting =>
  describeHosting({
    redirects: siteRedirects(registry),
    pages: registry
      .pages()
      .map(({ pathname }) => pathname)
      .filter((pathname) => !pathname.endsWith('/404')),
    searchPages: locales.flatMap((locale) => registry.pathnameOf('search', locale) ?? []),
    hashes: policyHashes([...inlineScripts, start]),
  });

/** Says a line of a step. */
const tell = (line: string) => console.log(`  ${line}`);

/** Writes what Cloudflare Pages and Netlify look for in the site itself. */
export function writeHostFiles(directory: string, hosting: Hosting): void {
  writeFileSync(path.join(directory, '_headers'), headersFile(hosting));
  writeFileSync(path.join(directory, '_redirects'), redirectsFile(hosting, tell));
}

/**
 * Writes what hosts are told of a site: for our own server, and for others.
 * @param target The folder for it.
 * @param build The id of the site.
 */
export function writeHosting(target: string, hosting: Hosting, build: string): void {
  const { redirects, searchPages, headers } = hosting;
  const moment = currentMoment().toISOString();
  const own: WrittenHosting = { build, moment, redirects, searchPages, headers };
  const folders: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    '': { [hostingFile]: `${JSON.stringify(own, null, 1)}\n` },
    nginx: nginxFiles(hosting),
    vercel: { 'vercel.json': vercelFile(hosting, tell) },
  };
  rmSync(target, { recursive: true, force: true });
  for (const [folder, files] of Object.entries(folders)) {
    mkdirSync(path.join(target, folder), { recursive: true });
    for (const [name, text] of Object.entries(files))
      writeFileSync(path.join(target, folder, name), text);
  }
}
