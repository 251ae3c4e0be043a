import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { documentText } from './generate-content';

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
export function generatePosts(directory: string, count: number): void {
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
