import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { filesBelow } from '@/lib/files/files-below';
import { type Licensed, licenceOf } from './licences';

/** What browsers get without a module of ours that imports it: Next.js and its React, styles, font, search. */
const alwaysShipped = [
  '@fontsource-variable/open-sans',
  '@swc/helpers',
  'next',
  'pagefind',
  'react',
  'react-dom',
  'scheduler',
  'tailwindcss',
];

/** Where the licences of what browsers get are, for whoever asks. */
export const licencesFile = 'public/licenses.txt';

/** Files that browsers get, and by which they get others. */
const clientFiles = (): string[] => [
  ...['app', 'components', 'lib'].flatMap((folder) =>
    filesBelow(folder)
      .filter((file) => /\.client\.tsx?$/.test(file))
      .map((file) => path.posix.join(folder, file)),
  ),
  'lib/forms/script/index.ts',
  'scripts/build/page-scripts/start.ts',
];

/**
 * Names of the packages whose code is in what browsers get. What is imported and not used is left out, as Next.js leaves
 * it out.
 * @throws when a file of the browser’s code cannot be read as such.
 */
export async function shippedPackages(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: clientFiles(),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    minifySyntax: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty', '.svg': 'empty', '.woff2': 'empty' },
    // Nothing is written there.
    outdir: '.cache',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => {
      const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
      return name && bytesInOutput > 0 ? [name] : [];
    }),
  );
  return [...new Set([...alwaysShipped, ...used])].sort();
}

/** The text by which a package gives its licence: a file, or a folder of them. @throws when there is none. */
function licenceText(name: string): string {
  const folder = path.join('node_modules', name);
  const texts = filesBelow(folder).filter((file) =>
    /^(licen[cs]e|copying)(\.(md|txt)|\/[\w.-]+)?$/i.test(file),
  );
  if (texts.length === 0)
    throw new Error(
      `${folder} has no text of its licence: expected LICENSE, which has to be passed on with its code (scripts/supply-chain/shipped-packages.ts)`,
    );
  return texts
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replace(/\r\n/g, '\n').trim())
    .join('\n\n');
}

/**
 * The licences of what browsers get, as `/licenses.txt` says them.
 * @param packages By their place, as in package-lock.json.
 */
export async function licencesText(packages: Readonly<Record<string, Licensed>>): Promise<string> {
  const parts = (await shippedPackages()).map((name) => {
    const place = `node_modules/${name}`;
    const licence = licenceOf(place, packages[place] ?? {});
    return `${name}\nLicence: ${licence}\n\n${licenceText(name)}\n`;
  });
  const line = `\n${'-'.repeat(80)}\n\n`;
  return `Code of others that this site sends to browsers, and its licences\n${line}${parts.join(line)}`;
}
