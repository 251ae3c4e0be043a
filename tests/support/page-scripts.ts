import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pageDataOf } from './page-data';

/**
 * Every script a page names, whether it loads, preloads or will need it: what a visitor's browser
 * fetches for it. Scripts for browsers without modules are left out: none of ours fetches them.
 * @param directory Folder of the built site.
 * @param file The page's file.
 */
export function scriptsOf(directory: string, file: string): string[] {
  const html = readFileSync(path.join(directory, file), 'utf8');
  const legacy = [...html.matchAll(/<script[^>]*nomodule[^>]*>/gi)].join('');
  const all = html + pageDataOf(directory, html);
  const named = all.match(/static\/chunks\/[\w.~!()-]+\.js/g) ?? [];
  return [...new Set(named)].filter((name) => !legacy.includes(name)).sort();
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
