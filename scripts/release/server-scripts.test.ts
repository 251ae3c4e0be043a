// @module-tag slow
import { execFile, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow } from '@/lib/files/files-below';
import { writeHealth } from '@/scripts/build/health';
import { writeTree } from '@/tests/support/temporary-tree';
import { makeRelease } from './make-release';
import { archiveOf } from './past-releases';
import { objectsOf } from './release-hosting';
import { asPattern, uploadGroups } from './server-scripts';

let server = '';
const of = (...parts: string[]) => path.join(server, ...parts);

/** Two releases, unpacked on a server: pages name their scripts. */
beforeAll(async () => {
  server = mkdtempSync(path.join(tmpdir(), 'server-'));
  const releases = of('releases');
  for (const code of ['old', 'new']) {
    const site = writeTree({
      'index.html': `<main>Home</main><script src="/_next/static/chunks/${code}.js"></script>`,
      [`${code}.html`]: `<main>${code}</main><script src="/_next/static/chunks/${code}.js"></script>`,
      [`_next/static/chunks/${code}.js`]: `run(${code})`,
      [`_next/static/chunks/${code}.js.br`]: `small(${code})`,
      [`_next/static/chunks/${code}.js.gz`]: `small(${code})`,
      _redirects: '/a /b 301',
    });
    writeHealth(site, code);
    const { number } = await makeRelease({
      site,
      hosting: of('none'),
      releases,
      billOfMaterials: '{}\n',
    });
    execFileSync('tar', ['-xzf', archiveOf(releases, number), '-C', server]);
  }
});
afterAll(() => rmSync(server, { recursive: true, force: true }));

const script = (number: number, name: string) => of(`release-${number}`, name);
const link = () => readlinkSync(of('current'));

describe('the switch on a server', () => {
  it('leads to a release, and back to the one before', () => {
    const said = execFileSync('sh', [script(1, 'activate.sh')], { encoding: 'utf8' });
    expect([said.trim(), link()]).toEqual([
      `${of('current')} leads to release 1 (release-1), before to nothing`,
      'release-1',
    ]);
    execFileSync('sh', [script(2, 'activate.sh')]);
    expect(link()).toBe('release-2');
    execFileSync('sh', [script(1, 'activate.sh')]);
    expect([link(), existsSync(of('current/site/old.html'))]).toEqual(['release-1', true]);
  });

  it('is never half: whoever reads meanwhile gets one site or the other', async () => {
    execFileSync('sh', [script(1, 'activate.sh')]);
    // A reader in a process of its own, which does nothing else.
    const reader = spawn(
      process.execPath,
      [
        '-e',
        `const { readFileSync } = require('node:fs');
        const found = new Set();
        process.on('SIGTERM', () => { console.log([...found].sort().join()); process.exit(); });
        (function read() {
          for (let times = 0; times < 200; times += 1)
            try { found.add(JSON.parse(readFileSync('current/release.json', 'utf8')).number); } catch (error) { found.add(error.code); }
          setImmediate(read);
        })();`,
      ],
      { cwd: server },
    );
    let output = '';
    reader.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    for (let times = 0; times < 10; times += 1)
      await promisify(execFile)('sh', [script(1 + ((times + 1) % 2), 'activate.sh')]);
    reader.kill('SIGTERM');
    await new Promise((resolve) => reader.on('close', resolve));
    expect(output.trim()).toBe('1,2');
  });

  it('touches no folder that has the name of its link', () => {
    mkdirSync(of('served'));
    writeFileSync(of('served/file'), '');
    expect(() =>
      execFileSync('sh', [script(1, 'activate.sh'), of('served')], { stdio: 'pipe' }),
    ).toThrow(/is no symbolic link/);
    expect(filesBelow(of('served'))).toEqual(['file']);
  });

  it('leads from anywhere else to the whole path', () => {
    mkdirSync(of('www'));
    execFileSync('sh', [script(2, 'activate.sh'), of('www/site')]);
    expect(readlinkSync(of('www/site'))).toMatch(/^\/.*\/release-2$/);
  });
});

/**
 * Stands in for rclone: a bucket that is a folder. It writes down what the bucket held after every single file, so that
 * each moment of an upload is looked at.
 */
const fakeRclone = `#!/usr/bin/env node
const { cpSync, rmSync, readFileSync, readdirSync, appendFileSync, existsSync, mkdirSync } = require('node:fs');
const path = require('node:path');
const args = process.argv.slice(2);
const option = (name) => args[args.indexOf(name) + 1];
const valued = ['--files-from-raw', '--header-upload', '--exclude', '--exclude-from'];
const left = args.filter((arg, at) => args[at - 1] === '--exclude').map((one) => one.replace(/^\\/|\\*+$/g, ''));
const named = args.includes('--exclude-from') ? readFileSync(option('--exclude-from'), 'utf8').split('\\n') : [];
const isLeft = (name) => left.some((folder) => name.startsWith(folder)) || named.includes('/' + name);
const plain = args.filter((arg, at) => !arg.startsWith('--') && !valued.includes(args[at - 1]));
const [command, from, to] = plain;
const bucket = process.env.BUCKET;
const below = (folder) => existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).map((one) => path.relative(folder, path.join(one.parentPath, one.name))).sort() : [];
const note = () => appendFileSync(bucket + '.log', JSON.stringify(Object.fromEntries(below(bucket).map((name) => [name, readFileSync(path.join(bucket, name), 'utf8')]))) + '\\n');
const put = (name) => { mkdirSync(path.dirname(path.join(bucket, name)), { recursive: true }); cpSync(path.join(from, name), path.join(bucket, name)); note(); };
if (to !== 'store:site') throw new Error('to ' + to);
if (command === 'copy') for (const name of readFileSync(option('--files-from-raw'), 'utf8').split('\\n').filter(Boolean)) put(name);
else if (command === 'sync') { for (const name of below(from)) if (!isLeft(name)) put(name); for (const name of below(bucket)) if (!isLeft(name) && !existsSync(path.join(from, name))) { rmSync(path.join(bucket, name)); note(); } }
else throw new Error(args.join(' '));
`;

describe('the server that is told', () => {
  const root = () => readFileSync(of('root.conf'), 'utf8');

  it('finds the folder of the files that its configuration belongs to', () => {
    const tell = `cat "${of('root.conf')}" > "${of('told')}"`;
    execFileSync('sh', [script(2, 'activate.sh'), of('current'), tell]);
    expect(readFileSync(of('told'), 'utf8')).toBe(
      `root "${realpathSync(of('release-2'))}/site";\n`,
    );
  });

  it('keeps the release it had when it refuses the new one', () => {
    execFileSync('sh', [script(1, 'activate.sh')]);
    const before = root();
    expect(() =>
      execFileSync('sh', [script(2, 'activate.sh'), of('current'), 'echo bad; false'], {
        stdio: 'pipe',
      }),
    ).toThrow(/leads to release-1 as before/);
    expect([link(), root()]).toEqual(['release-1', before]);
  });
});

it('gives objects the headers that hosts give files, those that others ask for first', () => {
  const groups = uploadGroups(
    objectsOf({
      names: [
        '_headers',
        '_next/static/a.js',
        '_next/static/a.js.br',
        '_next/static/a.js.gz',
        'download.gz',
        'healthz',
        'index.html',
        'index.html.br',
        'search-index/fragment/en_1.pf_fragment',
      ],
      kept: [],
    }),
  );
  const lasting = 'Cache-Control: public, max-age=31536000, immutable';
  const revalidated = 'Cache-Control: public, max-age=0, must-revalidate';
  const script = 'Content-Type: text/javascript; charset=utf-8';
  const page = 'Content-Type: text/html; charset=utf-8';
  const unknown = 'Content-Type: application/octet-stream';
  const brotli = 'Content-Encoding: br';
  expect(groups.map(({ files, headers }) => [...files, ...headers])).toEqual([
    ['_next/static/a.js', script, lasting],
    ['_next/static/a.js.br', script, lasting, brotli],
    ['search-index/fragment/en_1.pf_fragment', unknown, revalidated],
    ['download.gz', unknown, revalidated],
    ['healthz', 'Content-Type: application/json', revalidated],
    ['index.html', page, revalidated],
    ['index.html.br', page, revalidated, brotli],
  ]);
  expect(asPattern('a[1]*{b}?\\.txt')).toBe('/a\\[1\\]\\*\\{b\\}\\?\\\\.txt');
});

describe('the upload to object storage', () => {
  const upload = (number: number) => {
    mkdirSync(of('bin'), { recursive: true });
    writeFileSync(of('bin/rclone'), fakeRclone);
    chmodSync(of('bin/rclone'), 0o755);
    execFileSync('sh', [script(number, 'upload.sh'), 'store:site'], {
      env: { ...process.env, PATH: `${of('bin')}:${process.env.PATH}`, BUCKET: of('bucket') },
      stdio: 'pipe',
    });
  };

  it('has at every moment the scripts of every page, forwards and back', () => {
    for (const number of [1, 2, 1]) {
      upload(number);
      const site = filesBelow(of(`release-${number}`, 'site'));
      expect(filesBelow(of('bucket'))).toEqual(
        site.filter((file) => !/\.gz$|^_redirects$/.test(file)),
      );
    }
    const moments = readFileSync(of('bucket.log'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, string>);
    expect(moments.length).toBeGreaterThan(10);
    const lacking = moments.flatMap((files, moment) =>
      Object.entries(files).flatMap(([name, text]) => {
        const [, asked] = /src="\/([^"]+)"/.exec(text) ?? [];
        return asked === undefined || asked in files ? [] : [`${moment}: ${asked} of ${name}`];
      }),
    );
    expect(lacking).toEqual([]);
  });

  it('does not begin without a target, nor with files that are others', () => {
    expect(() => execFileSync('sh', [script(1, 'upload.sh')], { stdio: 'pipe' })).toThrow(
      /expected where to/,
    );
    writeFileSync(of('release-1/site/index.html'), 'changed');
    const before = readFileSync(of('bucket.log'), 'utf8');
    expect(() => upload(1)).toThrow(/nothing has been changed/);
    expect(readFileSync(of('bucket.log'), 'utf8')).toBe(before);
  });
});
