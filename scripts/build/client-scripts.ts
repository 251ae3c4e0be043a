import { build } from 'esbuild';
import { writeIfChanged } from '@/lib/files/write-whole';

/**
 * Bundles a script that Next.js knows nothing of, for the browsers that Next.js builds for.
 * @param entry Path of its module.
 * @returns Its text.
 */
export async function bundleScript(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome111', 'edge111', 'firefox111', 'safari16.4'],
    charset: 'utf8',
    logLevel: 'warning',
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/** The text of the inline script that starts every page. */
export const startScript = (): Promise<string> =>
  bundleScript('scripts/build/page-scripts/start.ts');

/** Where the form script is; its address is the text `contact.form_script`. */
export const formScriptFile = 'public/forms/form.js';

/** What it is made of. */
export const formScriptModule = 'lib/forms/script/index.ts';

/** Bundles it into the one file that browsers load apart from the pages' scripts. */
export async function writeFormScript(): Promise<void> {
  // A development server may be reading it, and shows what changes.
  writeIfChanged(formScriptFile, await bundleScript(formScriptModule));
}
