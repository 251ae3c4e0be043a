import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { builtFiles, builtPages, outDirectory } from './built-site';
import { pageDataOf } from './page-data';

/** The chunks that a page's start script loads (scripts/build/page-scripts). */
function loadedBy(html: string): string[] {
  const [, names = ''] = /<script\s[^>]*data-scripts="([^"]*)"/.exec(html) ?? [];
  return names
    .split(' ')
    .filter(Boolean)
    .map((name) => name.replace(/^\/_next\//, ''));
}

/**
 * Every chunk a page names, whether it loads or will need it; without those for browsers without modules, which the bare page has.
 * @param directory Folder of the built site.
 * @param file The page's file.
 */
export function scriptsOf(directory: string, file: string): string[] {
  const html = readFileSync(path.join(directory, file), 'utf8');
  const all = html.replace(/<script[^>]*nomodule[^>]*>/gi, '') + pageDataOf(directory, html);
  const named = all.match(/static\/chunks\/[\w.~!()-]+\.js/g) ?? [];
  return [...new Set([...named, ...loadedBy(html)])].sort();
}

const sizes = new Map<string, number>();

/** Size of a script in bytes as a CDN sends it: Brotli at its highest level. */
export function brotliSize(directory: string, script: string): number {
  const file = path.join(directory, '_next', script);
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}

/** Sum over the scripts of a page, in bytes. */
export const scriptWeight = (directory: string, file: string): number =>
  scriptsOf(directory, file).reduce((sum, script) => sum + brotliSize(directory, script), 0);

const scripts = builtFiles
  .filter((file) => file.startsWith('_next/static/chunks/') && file.endsWith('.js'))
  .map((file) => ({
    name: file.slice('_next/'.length),
    code: readFileSync(path.join(outDirectory, file), 'utf8'),
  }));

/**
 * Chunks with the module that exports a leaf: its lazy component only names it as a property.
 * @param leaf Name under which the leaf is exported.
 */
export function scriptsWith(leaf: string): string[] {
  const exported = new RegExp(`"${leaf}",(?:0,|\\(\\)=>)`);
  return scripts.filter(({ code }) => exported.test(code)).map(({ name }) => name);
}

/** Files of the built pages that carry a leaf. */
export function pagesWith(leaf: string): string[] {
  const carriers = scriptsWith(leaf);
  const isCarried = (page: string) =>
    scriptsOf(outDirectory, page).some((chunk) => carriers.includes(chunk));
  return builtPages.filter(isCarried);
}
