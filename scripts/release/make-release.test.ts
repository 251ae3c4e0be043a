// @module-tag slow
import { execFileSync, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesBelow } from '@/lib/files/files-below';
import type { Hosting } from '@/lib/hosting/hosting';
import { nginxFiles } from '@/lib/hosting/nginx';
import { writeHealth } from '@/scripts/build/health';
import type { ListedFile } from './listed-files';
import { makeRelease, type ReleaseSource } from './make-release';
import { archiveOf } from './past-releases';
import { verifyRelease } from './verify';

const emptyHosting: Hosting = {
  redirects: [],
  pages: [],
  files: [],
  searchPages: [],
  headers: { page: {}, search: {}, worker: {}, drawing: {}, file: {} },
};

let root = '';
let source: ReleaseSource;
const of = (...parts: string[]) => path.join(root, ...parts);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'release-'));
  source = {
    site: of('out'),
    hosting: of('out-hosting'),
    releases: of('releases'),
    commit: { id: 'c0ffee', time: 1_700_000_000, hasUncommitted: false },
    billOfMaterials: '{"bomFormat":"CycloneDX"}\n',
  };
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A page whose script is named by its content. */
const page = (text: string, script: string) =>
  `<html><head><script src="/_next/static/chunks/${script}.js"></script></head><main><h1>${text}</h1></main></html>`;

/** Writes a finished site in place of the last one. */
function build(files: Readonly<Record<string, string>>): void {
  rmSync(source.site, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(source.site, name)), { recursive: true });
    writeFileSync(path.join(source.site, name), text);
  }
  writeHealth(
    source.site,
    createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 20),
  );
}

/** The site with its code in one version. */
const version = (code: string, texts: Readonly<Record<string, string>> = { index: 'Home' }) =>
  build({
    ...Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [`${name}.html`, page(text, code)]),
    ),
    [`_next/static/chunks/${code}.js`]: `run(${code})`,
    '.well-known/security.txt': 'Contact: somebody\n',
    'odd name $+.txt': 'odd',
  });

const release = async () => (await makeRelease(source)).number;
const read = (number: number, name: string) =>
  readFileSync(of('releases', `release-${number}`, name), 'utf8');
const listOf = (number: number): ListedFile[] => JSON.parse(read(number, 'files.json'));
const chunksOf = (number: number) =>
  listOf(number)
    .filter((file) => file.path.endsWith('.js'))
    .map((file) => `${path.basename(file.path, '.js')}${file.from ? ` of ${file.from}` : ''}`);

/** Unpacks a release beside the others, as a server does. */
function unpack(number: number): string {
  mkdirSync(of('server'), { recursive: true });
  execFileSync('tar', ['-xzf', archiveOf(source.releases, number), '-C', of('server')]);
  return of('server', `release-${number}`);
}

describe('a release', () => {
  it('has a number, a checksum, a list of files, a bill of materials, notes, and the hosts’ configurations', async () => {
    version('a');
    mkdirSync(of('out-hosting', 'nginx'), { recursive: true });
    writeFileSync(of('out-hosting/nginx/server.conf'), 'etag on;');
    expect(await release()).toBe(1);
    expect(readdirSync(of('releases', 'release-1')).sort()).toEqual([
      'NOTES.md',
      'bom.cdx.json',
      'files.json',
      'release-1.tar.gz',
      'release-1.tar.gz.sha256',
      'release.json',
    ]);
    const folder = unpack(1);
    expect(filesBelow(folder)).toEqual(
      [
        'NOTES.md',
        'SHA256SUMS',
        'activate.sh',
        'bom.cdx.json',
        'files.json',
        'hosting/nginx/server.conf',
        'release.json',
        'site/.well-known/security.txt',
        'site/_next/static/chunks/a.js',
        'site/healthz',
        'site/index.html',
        'site/odd name $+.txt',
        'upload.sh',
        'upload/1.txt',
        'upload/2.txt',
        'upload/3.txt',
        'upload/4.txt',
        'upload/left-out.txt',
      ].sort(),
    );
    // As coreutils check it.
    execFileSync('sha256sum', ['-c', '--quiet', 'release-1.tar.gz.sha256'], {
      cwd: of('releases', 'release-1'),
    });
    execFileSync('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], { cwd: folder });
    expect((await verifyRelease(folder)).number).toBe(1);
  });

  it('is the same for the same site, commit and releases before, whenever and wherever it is made', async () => {
    version('a');
    await release();
    version('b');
    await release();
    cpSync(source.releases, of('others'), { recursive: true });
    rmSync(of('others', 'release-2'), { recursive: true });
    for (const file of filesBelow(source.site)) utimesSync(path.join(source.site, file), 1, 1);
    await makeRelease({ ...source, releases: of('others') });
    for (const name of readdirSync(of('releases', 'release-2')))
      expect(readFileSync(of('others', 'release-2', name)), name).toEqual(
        readFileSync(of('releases', 'release-2', name)),
      );
  });

  it('keeps the files named by their content of the three before, and no others', async () => {
    for (const code of ['a', 'b', 'c', 'd', 'e']) {
      version(code);
      await release();
    }
    expect(chunksOf(4)).toEqual(['a of 1', 'b of 2', 'c of 3', 'd']);
    expect(chunksOf(5)).toEqual(['b of 2', 'c of 3', 'd of 4', 'e']);
    // One that comes back is the site's own again.
    version('c');
    await release();
    expect(chunksOf(6)).toEqual(['c', 'd of 4', 'e of 5']);
    const folder = unpack(5);
    expect(readFileSync(path.join(folder, 'site/_next/static/chunks/b.js'), 'utf8')).toBe('run(b)');
    expect(readFileSync(path.join(folder, 'upload/1.txt'), 'utf8')).toContain('chunks/b.js\n');
  });

  it('tells hosts of its own folder, and of the files that were kept', async () => {
    const host = (file: string, text: string) => {
      mkdirSync(path.dirname(of('out-hosting', file)), { recursive: true });
      writeFileSync(of('out-hosting', file), text);
    };
    host('nginx/site.conf', nginxFiles(emptyHosting, 'www.example')['site.conf'] ?? '');
    host('object-storage/objects.json', '[]');
    host('object-storage/paths.json', '{"data":[{"key":"/","value":"page br"}]}');
    for (const code of ['a', 'b']) {
      version(code);
      await release();
    }
    const read2 = (file: string) => readFileSync(path.join(unpack(2), 'hosting', file), 'utf8');
    expect(read2('nginx/site.conf')).toContain('include /var/www/website/root.conf;');
    expect(read2('nginx/site.conf')).toContain(
      '/var/www/website/current/hosting/nginx/server.conf',
    );
    expect(JSON.parse(read2('object-storage/paths.json'))).toEqual({
      data: [
        { key: '/', value: 'page br' },
        { key: '/_next/static/chunks/a.js', value: 'file plain' },
      ],
    });
    const objects = JSON.parse(read2('object-storage/objects.json')) as { key: string }[];
    expect(objects.map(({ key }) => key)).toContain('_next/static/chunks/a.js');
    host('nginx/site.conf', 'root elsewhere;');
    await expect(release()).rejects.toThrow(/site\.conf does not hold "root/);
  });

  it('gives a file another time exactly when its content is another', async () => {
    version('a', { index: 'Home', about: 'About' });
    await release();
    version('a', { index: 'Hume', about: 'About' });
    await release();
    const times = (number: number) =>
      Object.fromEntries(listOf(number).map((file) => [file.path, file.modified]));
    expect(times(2)['site/about.html']).toBe(times(1)['site/about.html']);
    expect(times(2)['site/index.html']).toBeGreaterThan(times(1)['site/index.html'] ?? 0);
    expect(statSync(path.join(unpack(2), 'site/index.html')).mtimeMs / 1000).toBe(
      times(2)['site/index.html'],
    );
  });

  it('tells what has changed: texts apart from code', async () => {
    version('a', { index: 'Home', old: 'Old', about: 'About' });
    await release();
    version('b', { index: 'Home', about: 'About us', 'blog/new': 'New' });
    await release();
    const notes = read(2, 'NOTES.md');
    expect(notes).toContain('Compared with release 1.');
    expect(notes).toContain('## Pages added (1)\n\n- /blog/new\n');
    expect(notes).toContain('## Pages removed (1)\n\n- /old\n');
    expect(notes).toContain('## Pages whose text has changed (1)\n\n- /about\n');
    expect(notes).toContain('Of 1 more pages only code');
    expect(read(1, 'NOTES.md')).toContain('The first release: 3 pages');
    await release();
    expect(read(3, 'NOTES.md')).toContain('No file has changed.');
  });

  it('gets the next number, whoever comes first: no gap and no double', async () => {
    version('a');
    const numbers = await Promise.all(Array.from({ length: 5 }, release));
    expect(numbers.sort()).toEqual([1, 2, 3, 4, 5]);
    for (const number of numbers)
      expect((await verifyRelease(archiveOf(source.releases, number))).number).toBe(number);
    expect(readdirSync(source.releases)).toHaveLength(5);
  });

  it('is not made of a folder that no build has finished', async () => {
    version('a');
    rmSync(of('out/healthz'));
    await expect(release()).rejects.toThrow(/has no \/healthz: expected a finished site/);
    expect(readdirSync(source.releases)).toEqual([]);
  });

  it('leaves nothing where it fails, and removes what one that was killed has left', async () => {
    version('a');
    await release();
    // Process ids end far below.
    mkdirSync(of('releases/.making-99999999-killed'));
    writeFileSync(archiveOf(source.releases, 1), 'cut off');
    version('b');
    await expect(release()).rejects.toThrow(/release-1\.tar\.gz cannot be read to its end/);
    expect(readdirSync(source.releases)).toEqual(['release-1']);
  });
});

it('is not there at all where it is killed, at whatever moment', { timeout: 90_000 }, async () => {
  version('a');
  for (let index = 0; index < 16; index += 1)
    writeFileSync(of('out', `large-${index}.bin`), randomBytes(500_000));
  const killed: number[] = [];
  for (const wait of [20, 90, 180]) {
    const child = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        '--input-type=module',
        '-e',
        `const { makeRelease } = await import('./scripts/release/make-release.ts');
        process.stdout.write('begun');
        await makeRelease(${JSON.stringify(source)});`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await new Promise((resolve) => child.stdout.once('data', resolve));
    await new Promise((resolve) => setTimeout(resolve, wait));
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('close', resolve));
    killed.push(readdirSync(source.releases).filter((name) => name.startsWith('.making')).length);
  }
  // One at least was caught at work; each begins by removing what the one before has left.
  expect(Math.max(...killed)).toBe(1);
  const before = readdirSync(source.releases).filter((name) => !name.startsWith('.'));
  for (const name of before)
    await verifyRelease(archiveOf(source.releases, Number(name.slice('release-'.length))));
  expect(await release()).toBe(before.length + 1);
  expect(readdirSync(source.releases)).toHaveLength(before.length + 1);
});

describe('what is verified', () => {
  beforeEach(async () => {
    version('a');
    await release();
  });

  it('names each file that is another one, is gone or was added', async () => {
    const folder = unpack(1);
    writeFileSync(path.join(folder, 'site/index.html'), 'another');
    writeFileSync(path.join(folder, 'site/added.html'), '');
    rmSync(path.join(folder, 'site/_next/static/chunks/a.js'));
    const fault = await verifyRelease(folder).catch(String);
    expect(fault).toMatch(/site\/index\.html: expected sha256 \w{64}, found \w{64}/);
    expect(fault).toContain('site/added.html is in no list');
    expect(fault).toContain('site/_next/static/chunks/a.js is not there');
    expect(() => execFileSync('sh', [path.join(folder, 'activate.sh')], { stdio: 'pipe' })).toThrow(
      /nothing has been changed/,
    );
  });

  it.each([
    ['is cut off', (data: Buffer) => data.subarray(0, data.length - 200)],
    ['has one other bit', (data: Buffer) => data.fill((data.at(99) ?? 0) ^ 1, 99, 100)],
    ['is something else', () => Buffer.from('<html>')],
    ['is empty', () => Buffer.alloc(0)],
  ])('is no archive that %s', async (_name, change) => {
    const archive = archiveOf(source.releases, 1);
    writeFileSync(archive, change(readFileSync(archive)));
    await expect(verifyRelease(archive)).rejects.toThrow(archive);
  });

  it('is no archive that leads out of its folder, or holds links', async () => {
    const folder = unpack(1);
    execFileSync('ln', ['-s', '/', path.join(folder, 'site/link')]);
    execFileSync('tar', ['-czf', of('links.tar.gz'), '-C', of('server'), 'release-1']);
    await expect(verifyRelease(of('links.tar.gz'))).rejects.toThrow(/expected only files/);
    await expect(verifyRelease(of('nowhere.tar.gz'))).rejects.toThrow(/is not there/);
  });
});
