import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtFiles, builtPages, outDirectory } from './built-site';
import { scriptsOf } from './page-scripts';

const scripts = builtFiles
  .filter((file) => file.startsWith('_next/static/chunks/') && file.endsWith('.js'))
  .map((file) => ({
    name: file.slice('_next/'.length),
    code: readFileSync(path.join(outDirectory, file), 'utf8'),
  }));

/**
 * Scripts with the module that exports a leaf: its lazy component only names it as a property.
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
    scriptsOf(outDirectory, page).some((script) => carriers.includes(script));
  return builtPages.filter(isCarried);
}
