import { build } from 'esbuild';

/** How the two scripts that Next.js knows nothing of are bundled: for the browsers that Next.js builds for. */
const options = {
  bundle: true,
  minify: true,
  format: 'iife' as const,
  target: ['chrome111', 'edge111', 'firefox111', 'safari16.4'],
  charset: 'utf8' as const,
  logLevel: 'warning' as const,
};

/** Where the form script goes, below `public/`; its address is the text `contact.form_script`. */
export const formScriptFile = 'public/forms/form.js';

/**
 * Bundles lib/forms/script into the one file that browsers load apart from the pages' scripts.
 * @param file Where it goes.
 */
export async function writeFormScript(file = formScriptFile): Promise<void> {
  await build({ ...options, entryPoints: ['lib/forms/script/index.ts'], outfile: file });
}

/** The text of the inline script that starts every page (start.ts). */
export async function bundleStartScript(): Promise<string> {
  const entryPoints = ['scripts/build/page-data/start.ts'];
  const { outputFiles } = await build({ ...options, entryPoints, write: false });
  return (outputFiles[0]?.text ?? '').trim();
}
