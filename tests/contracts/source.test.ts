import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Source files of some folders, without tests. */
const sources = (...folders: string[]) =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
        path.posix.join(folder, name),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

/** A source without its comments, line ends kept. */
const codeOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|\s)\/\/.*$/gm, '');

/** Places of a pattern, as `file:line  text`. */
const placesOf = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) =>
    codeOf(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? `${file}:${index + 1}  ${line.trim()}` : [])),
  );

/** Code that runs at visitors, whose clock is their own. */
const isOfBrowser = (file: string) =>
  /\.client\.tsx?$/.test(file) ||
  file.startsWith('lib/forms/script/') ||
  file === 'lib/tag-manager/tag-manager.ts';

describe('one clock', () => {
  const clock = 'lib/environment/clock.ts';
  const asking = /new Date(\(\s*\)|\b(?!\())|\bDate\(\s*\)|\bDate\.now\b|Temporal\.Now/;

  it('gives pages the time, and nothing else does: code is handed the moment that the site shows', () => {
    const files = sources('lib', 'components', 'app').filter(
      (file) => !isOfBrowser(file) && file !== clock,
    );
    expect(placesOf([...files, 'site.config.ts', 'mdx-components.tsx'], asking)).toEqual([]);
    expect(placesOf([clock], asking)).not.toEqual([]);
  });

  it('gives commands the time, but for the servers of development', () => {
    const ofServers = ['scripts/dev/watch-content.ts', 'scripts/forms/submission-store.ts'];
    const files = sources('scripts').filter((file) => !ofServers.includes(file));
    expect(placesOf(files, asking)).toEqual([]);
  });

  it('of the machine serves caches only', () => {
    const users = sources('lib', 'components', 'app', 'scripts').filter(
      (file) => file !== clock && /machineTime/.test(codeOf(file)),
    );
    expect(users.sort()).toEqual([
      'lib/art/social-cache.ts',
      'lib/pictures/variants/picture-cache.ts',
    ]);
  });
});

describe('no language is taken for granted', () => {
  const files = sources('lib', 'components', 'app', 'scripts');

  it('where an argument, a route or a file name does not say it', () => {
    const defaults =
      /\b(locale|language|lang)\b\s*(\?)?(:\s*[\w<>[\]'| ]+)?\s*=\s*(defaultLocale|locales\[0\]|'(en|pl)')\s*[,)]|(\?\?|\|\||:)\s*defaultLocale\b/;
    expect(placesOf(files, defaults)).toEqual([]);
  });

  it('where numbers, days and words are written: none is left to the machine', () => {
    const bare =
      /\.toLocale(String|DateString|TimeString|UpperCase|LowerCase)\(\s*\)|Intl\.\w+Format\(\s*\)|Intl\.(PluralRules|Collator|DisplayNames|ListFormat|RelativeTimeFormat)\(\s*\)|\.localeCompare\([^,()]*\)/;
    expect(placesOf(files, bare)).toEqual([]);
  });
});

it('cites sections of docs/behaviour.md that are there', () => {
  const sections = [...readFileSync('docs/behaviour.md', 'utf8').matchAll(/^#+ ([\d.]*\d)/gm)].map(
    ([, number]) => number,
  );
  const cited = sources('lib', 'components', 'app', 'scripts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/docs\/behaviour\.md §([\d.]*\d)/g)].map(
      ([, number]) => number,
    ),
  );
  expect(cited.length).toBeGreaterThan(0);
  expect(cited.filter((number) => !sections.includes(number))).toEqual([]);
});
