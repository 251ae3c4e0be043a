import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { separatePageData } from './separate-page-data';
import { bundleStartScript } from './start-script';

/** Where the data stand, below the built site: named by their content, so that a browser keeps them for good. */
export const pageDataDirectory = '_next/static/page-data';

/** Writes the data of all pages of a built site into files of their own. */
export async function writePageData(directory: string): Promise<void> {
  const startScript = await bundleStartScript();
  mkdirSync(path.join(directory, pageDataDirectory), { recursive: true });
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(directory, name);
    const page = separatePageData(readFileSync(file, 'utf8'));
    if (page.data === undefined) continue;
    const hash = createHash('sha256').update(page.data).digest('hex').slice(0, 16);
    const address = `${pageDataDirectory}/${hash}.json`;
    writeFileSync(path.join(directory, address), page.data);
    writeFileSync(file, page.html(`/${address}`, startScript));
  }
}
