import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { filesBelow } from '@/lib/files/files-below';

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

/** Names of the packages whose code is in what browsers get; what is imported and not used is left out. */
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
export function licenceText(name: string): string {
  const folder = path.join('node_modules', name);
  const texts = filesBelow(folder).filter((file) =>
    /^(licen[cs]e|copying)(\.(md|txt)|\/[\w.-]+)?$/i.test(file),
  );
  if (texts.length === 0)
    throw new Error(`${folder} has no LICENSE: expected its text, which goes with its code`);
  return texts
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replace(/\r\n/g, '\n').trim())
    .join('\n\n');
}
