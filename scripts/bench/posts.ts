import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'yaml';
import { buildCommand, run } from '@/scripts/run';
import { documentText } from './check';

const day = 24 * 60 * 60 * 1000;
const newest = Date.parse('2026-01-31');

/** Keys of a data file of the site's own content. */
const keysOf = (file: string): string[] =>
  Object.keys(parse(readFileSync(path.join('content/data', file), 'utf8')));

/**
 * Writes the site's own content and posts besides: two of three are articles, with three subjects and an author each,
 * one on each day.
 * @param directory The folder to write into.
 * @param count How many documents the posts are in all; half of them in each language.
 */
function generatePosts(directory: string, count: number): void {
  cpSync('content', directory, { recursive: true });
  const [tags, people] = [keysOf('tags.yaml'), keysOf('people.yaml')];
  for (let number = 0; number < count / 2; number += 1) {
    const folder = path.join(directory, 'blog', `generated-${number}`);
    mkdirSync(folder, { recursive: true });
    const subjects = [0, 1, 2].map((step) => tags[(number * 5 + step * 7) % tags.length]);
    const fields = [
      `category: ${number % 3 === 2 ? 'news' : 'blog'}`,
      `date: ${new Date(newest - number * day).toISOString().slice(0, 10)}`,
      `author: ${people[number % people.length]}`,
      `tags: [${[...new Set(subjects)].join(', ')}]`,
    ].join('\n');
    for (const locale of ['en', 'pl'] as const) {
      const text = documentText(number, locale, 1).replaceAll('/services/page-0', '/home');
      writeFileSync(
        path.join(folder, `${locale}.mdx`),
        text.replace('\n---\n', `\n${fields}\n---\n`),
      );
    }
  }
}

/** Numbers of posts; the second is what lists are promised for (issue "blog and news"). */
const counts = [250, 1000] as const;

/** Where the measured sites go; taken away afterwards. */
const outDirectory = '.test-sites/bench-posts';

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
      await run(buildCommand, { CONTENT_DIR: directory, OUT_DIR: outDirectory });
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
