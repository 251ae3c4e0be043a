import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseHtml } from './parse-html';

/** The built site that contracts look at: environment OUT_DIR, else `out/`. */
export const outDirectory = path.resolve(process.env.OUT_DIR || 'out');

if (!existsSync(path.join(outDirectory, 'index.html'))) {
  throw new Error(`There is no built site in ${outDirectory}: run \`npm run build\` first`);
}

/** All files of the built site, relative, with forward slashes; without the compressed forms of texts, which say the same. */
export const builtFiles: string[] = readdirSync(outDirectory, {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(outDirectory, path.join(entry.parentPath, entry.name)))
  .filter((file) => !/\.(br|gz)$/.test(file))
  .sort();

/** All pages of the built site, the not-found pages among them. */
export const builtPages = builtFiles.filter((file) => file.endsWith('.html'));

/** The file a page is served from. */
export const fileOf = (pathname: string) =>
  pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;

export const readBuilt = (file: string): string =>
  readFileSync(path.join(outDirectory, file), 'utf8');

/** The document of a page in another built site, such as the preview. */
export const documentIn = (directory: string, pathname: string): Document =>
  parseHtml(readFileSync(path.join(directory, fileOf(pathname)), 'utf8'));

const documents = new Map<string, Document>();

/** The document of a built page; scripts do not run. */
export function documentOf(file: string): Document {
  const known = documents.get(file);
  if (known) return known;
  const document = parseHtml(readBuilt(file));
  documents.set(file, document);
  return document;
}
