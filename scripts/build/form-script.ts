import { build } from 'esbuild';
import { browserTargets } from './browser-targets';

/** Where the form script goes, below `public/`; its address is the text `contact.form_script`. */
export const formScriptFile = 'public/forms/form.js';

/**
 * Bundles lib/forms/script into the one file that browsers load apart from the pages' scripts.
 * @param file Where it goes.
 */
export async function writeFormScript(file = formScriptFile): Promise<void> {
  await build({
    entryPoints: ['lib/forms/script/index.ts'],
    outfile: file,
    bundle: true,
    minify: true,
    format: 'iife',
    target: browserTargets,
    charset: 'utf8',
    logLevel: 'warning',
  });
}
