import { build } from 'esbuild';

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
    // The browsers that Next.js builds for.
    target: ['chrome111', 'edge111', 'firefox111', 'safari16.4'],
    charset: 'utf8',
    logLevel: 'warning',
  });
}
