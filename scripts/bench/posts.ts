import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { run } from '@/scripts/run';
import { generatePosts } from './generate-posts';

/** Numbers of posts; the second is what lists are promised for (issue "blog and news"). */
const counts = [250, 1000] as const;

/** Where the measured sites go; taken away afterwards. */
const outDirectory = '.cache/bench-posts';

/** The HTML of a page without the data for the router, which repeats it. */
const markupOf = (html: string) => html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '');

/** The heaviest of the pages that list posts: markup, whole file, and as it is sent, in bytes. */
function heaviest(directory: string) {
  const lists =
    /^(pl\/)?(blog|dziennik-chmurowy)(\/(page|strona|tags|tagi|authors|autorzy)\/.*)?\.html$/;
  const pages = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => lists.test(file))
    .map((file) => readFileSync(path.join(directory, file), 'utf8'));
  const most = (sizes: number[]) => Math.max(...sizes);
  return {
    pages: pages.length,
    markup: most(pages.map((html) => markupOf(html).length)),
    file: most(pages.map((html) => html.length)),
    sent: most(pages.map((html) => brotliCompressSync(html).length)),
  };
}

/** Builds the site with generated posts, and shows how long it took and what its lists weigh. */
export async function benchPosts(): Promise<void> {
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  for (const count of counts) {
    const directory = mkdtempSync(path.join(tmpdir(), 'posts-'));
    try {
      generatePosts(directory, count);
      const begun = performance.now();
      await run(['tsx', 'scripts/build.ts'], { CONTENT_DIR: directory, OUT_DIR: outDirectory });
      const seconds = (performance.now() - begun) / 1000;
      const { pages, markup, file, sent } = heaviest(outDirectory);
      console.log(
        `${count} posts: built in ${seconds.toFixed(0)} s; heaviest of ${pages} lists: markup ${kilobytes(markup)}, file ${kilobytes(file)}, sent ${kilobytes(sent)}`,
      );
    } finally {
      rmSync(directory, { recursive: true, force: true });
      rmSync(outDirectory, { recursive: true, force: true });
    }
  }
}
