// @module-tag slow
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { writeTree } from '@/tests/support/temporary-tree';

const program = path.resolve('scripts/bundled.mjs');

let root = '';
beforeEach(() => {
  root = writeTree({
    'scripts/greet.ts':
      "import { words } from './words';\nconst [who]: string[] = process.argv.slice(2);\nconsole.log(words, who);\n",
    'scripts/words.ts': "export const words: string = 'Good morning,';\n",
    'scripts/build/folder-lists.ts':
      "import { readdirSync, writeFileSync } from 'node:fs';\nconst list = () => JSON.stringify(readdirSync('components/blocks').join());\nexport const writeFolderLists = () => writeFileSync('list.ts', 'export const blocks = ' + list());\n",
    'scripts/list.ts': "import { blocks } from '../list';\nconsole.log(blocks);\n",
    'components/blocks/hero/index.ts': '',
  });
});

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('node', [program, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, output: stdout.trim(), errors: stderr };
}

const bundles = () =>
  readdirSync(path.join(root, '.cache/commands')).filter((name) => name.startsWith('greet-'));

it('runs a command with its arguments, and the next time from the same bundle', () => {
  expect(run('greet', 'Anna').output).toBe('Good morning, Anna');
  const first = bundles();
  const file = path.join(root, '.cache/commands', first[0] ?? '', 'greet.mjs');
  // A bundle that is made again is another file of the same name.
  const { ino, mtimeMs } = statSync(file);
  expect(run('greet', 'Jan').output).toBe('Good morning, Jan');
  expect(bundles()).toEqual(first);
  expect(first).toHaveLength(1);
  expect(statSync(file)).toMatchObject({ ino, mtimeMs });
});

it('begins a command without what it imports later', () => {
  writeFileSync(
    path.join(root, 'scripts/later.ts'),
    "console.log('begun');\nconst { words } = await import('./loud');\nconsole.log(words);\n",
  );
  writeFileSync(
    path.join(root, 'scripts/loud.ts'),
    "import 'node:fs';\nconsole.log('loaded');\nexport const words = 'Good night';\n",
  );
  expect(run('later').output).toBe('begun\nloaded\nGood night');
  const commands = path.join(root, '.cache/commands');
  const [folder = ''] = readdirSync(commands).filter((name) => name.startsWith('later-'));
  const files = readdirSync(path.join(commands, folder));
  expect(files.length).toBeGreaterThan(1);
  // One of its files is gone: it is made again.
  for (const file of files) {
    rmSync(path.join(commands, folder, file));
    expect(run('later').output).toBe('begun\nloaded\nGood night');
  }
});

it('bundles a command again when one of its files changed', () => {
  run('greet', 'Anna');
  writeFileSync(path.join(root, 'scripts/words.ts'), "export const words = 'Good evening,';\n");
  expect(run('greet', 'Anna').output).toBe('Good evening, Anna');
});

it('bundles a command again when there is a block more, or one less', () => {
  expect(run('list').output).toBe('hero');
  const added = path.join(root, 'components/blocks/quote');
  mkdirSync(added);
  writeFileSync(path.join(added, 'index.ts'), '');
  expect(run('list').output).toBe('hero,quote');
  rmSync(added, { recursive: true });
  expect(run('list').output).toBe('hero');
});

it.each(['', '{"folder":', 'null', '{"folder":"greet-0","files":[],"version":"0","inputs":[]}'])(
  'bundles a command again where what it keeps of it is %j',
  (note) => {
    run('greet', 'Anna');
    writeFileSync(path.join(root, '.cache/commands/greet.json'), note);
    expect(run('greet', 'Anna').output).toBe('Good morning, Anna');
  },
);

it('names the file and line of a mistake in the source, and keeps no bundle of it', () => {
  writeFileSync(path.join(root, 'scripts/words.ts'), 'export const words = ;\n');
  const { status, errors } = run('greet', 'Anna');
  expect(status).toBeGreaterThan(0);
  expect(errors).toContain('scripts/words.ts:1:21');
  expect(bundles()).toEqual([]);
});

it('says that there is no such command', () => {
  const { status, errors } = run('grete');
  expect(status).toBeGreaterThan(0);
  expect(errors).toContain('There is no command scripts/grete.ts');
});
