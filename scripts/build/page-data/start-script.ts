import { build } from 'esbuild';
import { browserTargets } from '../browser-targets';

/** The text of the inline script that starts every page (start.ts). */
export async function bundleStartScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['scripts/build/page-data/start.ts'],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: browserTargets,
    charset: 'utf8',
    logLevel: 'warning',
  });
  return (outputFiles[0]?.text ?? '').trim();
}
