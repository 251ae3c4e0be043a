import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import picomatch from 'picomatch';
import { describe, expect, it } from 'vitest';
import { writeTree } from '@/tests/support/temporary-tree';

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

  it('gives commands the time, but for the server of forms', () => {
    const ofServer = 'scripts/forms/submission-store.ts';
    const files = sources('scripts').filter((file) => file !== ofServer);
    expect(placesOf(files, asking)).toEqual([]);
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

describe('files and commands that are named', () => {
  const list = ['ls-files', '-co', '--exclude-standard', '-z'];
  const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0').filter(existsSync);
  const folders = new Set(
    files.flatMap((file) => {
      const steps = file.split('/');
      return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join('/'));
    }),
  );
  const tops = new Set([...files, ...folders].filter((name) => !name.includes('/')));
  /** What builds and tests make: named, and not always there. */
  const made = /^(out|\.cache|\.generated|public\/forms)(\/|$)/;

  /** Whether a path from the root, with `*` or `<name>` for any name, is there. */
  const isThere = (name: string) => {
    const bare = name.replace(/\/$/, '');
    if (files.includes(bare) || folders.has(bare)) return true;
    if (!/[*<]/.test(bare)) return false;
    const fits = picomatch(bare.replace(/<[^>]+>/g, '*'));
    return [...files, ...folders].some((known) => fits(known));
  };
  const isNamed = (name: string) => files.some((file) => `/${file}`.endsWith(`/${name}`));

  const docs = files.filter((file) =>
    /^(README\.md|docs\/.*\.md|app\/handbook\/.*\.mdx)$/.test(file),
  );
  const quoted = docs.flatMap((doc) =>
    [
      ...readFileSync(doc, 'utf8')
        .replace(/```[\s\S]*?```/g, '')
        .matchAll(/`([^`\s]+)`/g),
    ].map(([, name = '']) => ({ doc, name })),
  );

  it('in the docs are there', () => {
    const paths = quoted.filter(
      ({ name }) => tops.has(name.split('/')[0] ?? '') && !/^\w+\/$/.test(name) && !made.test(name),
    );
    const names = quoted.filter(({ name }) => /^[\w.-]+\.(tsx?|mjs|css)$/.test(name));
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter(({ name }) => !isThere(name))).toEqual([]);
    expect(names.filter(({ name }) => !isNamed(name))).toEqual([]);
  });

  it('in docs/testing.md are all tests of the site, and they are there', () => {
    const folders: Readonly<Record<string, readonly [folder: string, ending: string]>> = {
      c: ['tests/contracts', 'test.ts'],
      e: ['tests/e2e', 'spec.ts'],
      p: ['tests/preview', 'spec.ts'],
    };
    const named = [
      ...readFileSync('docs/testing.md', 'utf8').matchAll(/`([cep])\/([\w/-]+)`/g),
    ].map(([, letter = '', name]) => {
      const [folder, ending] = folders[letter] ?? [];
      return `${folder}/${name}.${ending}`;
    });
    expect(named.filter((file) => !files.includes(file))).toEqual([]);
    const tests = files.filter((file) =>
      /^tests\/(?:contracts|e2e)\/.*\.(?:test|spec)\.ts$/.test(file),
    );
    expect(tests.filter((file) => !named.includes(file))).toEqual([]);
  });

  it('in the docs can be run', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
    const named = docs.flatMap((doc) =>
      [...readFileSync(doc, 'utf8').matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name),
    );
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('in the README’s picture of the house are there', () => {
    const [, house = ''] =
      /## The house\n+```\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? [];
    const named = [...house.matchAll(/^[\w.-]+\/?/gm)].map(([name]) => name);
    expect(named).toContain('components/');
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });
});

/** Whether a file is loaded when a command starts, by imports that are not dynamic. */
function isLoadedAtStart({ inputs }: Metafile, command: string, file: string): boolean {
  const reached = new Set([`scripts/${command}`]);
  for (const from of reached)
    for (const { path: to, kind } of inputs[from]?.imports ?? [])
      if (kind === 'import-statement') reached.add(to);
  return reached.has(file);
}

describe('the linter', () => {
  const entry = 'entry:   { en: "A",   pl: "B" }\n';
  const root = writeTree({
    'biome.json': readFileSync('biome.json', 'utf8'),
    'content/data/entries.yaml': entry,
    'content/home/bridge.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    'messages/en/common.json': '{"a": 1}\n',
    'docs/entries.yaml': entry,
  });
  const complaintsIn = (folder: string) =>
    spawnSync(
      path.resolve('node_modules/.bin/biome'),
      ['check', '--vcs-enabled=false', '--no-errors-on-unmatched', folder],
      { cwd: root, encoding: 'utf8' },
    );

  it('leaves it to writers how they set out what the check finds sound', () => {
    for (const folder of ['content', 'messages']) {
      const { status, stdout, stderr } = complaintsIn(folder);
      expect(status, stdout + stderr).toBe(0);
    }
    // It would say so of other files.
    expect(complaintsIn('docs').status).toBe(1);
  });
});

describe('a command', () => {
  const commands = readdirSync('scripts').filter((file) => /^[\w-]+\.ts$/.test(file));

  // What is imported dynamically comes later: by then the command has written it.
  it.each(commands)(
    '%s starts in a fresh clone, where nothing generated is there',
    async (file) => {
      const { metafile } = await build({
        entryPoints: [`scripts/${file}`],
        bundle: true,
        write: false,
        metafile: true,
        platform: 'node',
        format: 'esm',
        packages: 'external',
        external: ['generated/*'],
        alias: { '@': path.resolve() },
        logLevel: 'silent',
      });
      const needed = Object.entries(metafile.inputs).flatMap(([from, { imports }]) =>
        imports
          .filter(
            ({ path: to, kind }) => to.startsWith('generated/') && kind === 'import-statement',
          )
          .map(({ path: to }) => `${from} imports ${to}`),
      );
      // Of what is only bundled because something imports it dynamically, nothing runs at the start.
      expect(
        needed.filter((line) => isLoadedAtStart(metafile, file, line.split(' ')[0] ?? '')),
      ).toEqual([]);
    },
  );
});
