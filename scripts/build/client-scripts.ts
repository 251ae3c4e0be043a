import { build } from 'esbuild';
import { writeWhole } from '@/lib/pictures/variants/picture-cache';

/** How the two scripts that Next.js knows nothing of are bundled: for the browsers that Next.js builds for. */
const options = {
  bundle: true,
  minify: true,
  format: 'iife' as const,
  target: ['chrome111', 'edge111', 'firefox111', 'safari16.4'],
  charset: 'utf8' as const,
  logLevel: 'warning' as const,
};

/** Where the development server finds the form script; its address is the text `contact.form_script`. */
export const formScriptFile = 'public/forms/form.js';

/**
 * Bundles lib/forms/script into the one file that browsers load apart from the pages' scripts.
 * @param file Where it goes.
 */
export async function writeFormScript(file = formScriptFile): Promise<void> {
  const entryPoints = ['lib/forms/script/index.ts'];
  const { outputFiles } = await build({ ...options, entryPoints, write: false });
  // Whole: a build may be copying the file while a development server writes it.
  writeWhole(file, outputFiles[0]?.text ?? '');
}

/** The text of the inline script that starts every page (start.ts). */
export async function bundleStartScript(): Promise<string> {
  const entryPoints = ['scripts/build/page-data/start.ts'];
  const { outputFiles } = await build({ ...options, entryPoints, write: false });
  return (outputFiles[0]?.text ?? '').trim();
}
