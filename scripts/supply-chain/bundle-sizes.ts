import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesBelow } from '@/lib/files/files-below';

/** What browsers may load of a site’s code, by kind. */
export type BundleSizes = Readonly<
  Record<'js' | 'css', { files: number; bytes: number; gzip: number }>
>;

/** Measures the scripts and styles of a built site. */
export function bundleSizes(site: string): BundleSizes {
  const folder = path.join(site, '_next/static');
  const files = existsSync(folder) ? filesBelow(folder) : [];
  const of = (ending: string) => {
    const chosen = files.filter((file) => file.endsWith(ending));
    const contents = chosen.map((file) => readFileSync(path.join(folder, file)));
    const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
    return {
      files: chosen.length,
      bytes: sum(contents.map((data) => data.length)),
      gzip: sum(contents.map((data) => gzipSync(data).length)),
    };
  };
  return { js: of('.js'), css: of('.css') };
}

const signed = (difference: number) => (difference > 0 ? `+${difference}` : String(difference));

/** What has become of the sizes, one line each. */
export const sizeLines = (before: BundleSizes, after: BundleSizes): string[] =>
  (['js', 'css'] as const).map((kind) => {
    const [old, now] = [before[kind], after[kind]];
    return `${kind}: ${old.bytes} → ${now.bytes} bytes (${signed(now.bytes - old.bytes)}), compressed ${old.gzip} → ${now.gzip} (${signed(now.gzip - old.gzip)}), ${old.files} → ${now.files} files`;
  });
