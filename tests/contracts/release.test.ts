// @module-tag slow
import { execFile, execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { describeHosting, lastingFolders } from '@/lib/hosting/hosting';
import { nginxFiles } from '@/lib/hosting/nginx';
import { packRelease } from '@/scripts/release/pack-release';
import { freePort, type HostServer, requireNginx, startServer } from '@/scripts/test/host-servers';
import { builtPages, readBuilt } from '@/tests/support/built-site';
import { rawRequest } from '@/tests/support/raw-request';
import { writeTree } from '@/tests/support/temporary-tree';

/** Files of a release that pages ask for by names which nothing else ever has. */
const hashedFiles = (code: string) => [
  ...lastingFolders.map((folder) => `${folder.slice(1)}deep/${code}`),
  `search-index/fragment/${code}.pf_fragment`,
  `search-index/pagefind.${code}.pf_meta`,
];

let server = '';
const at = (...parts: string[]) => path.join(server, ...parts);

/** Makes a release of a site of one page, with headers that belong to it alone, and brings it to the server. */
function release(code: string): void {
  const hosting = describeHosting({
    redirects: [{ from: `/${code}`, to: '/', status: 301 }],
    pages: ['/'],
    searchPages: [],
    hashes: [],
  });
  const headers = { ...hosting.headers, page: { 'X-Code': code } };
  const files = Object.entries(nginxFiles({ ...hosting, headers }));
  packRelease(
    {
      site: writeTree({
        'index.html': `<main>${code}</main>`,
        '404.html': 'Gone',
        'search-index/pagefind.js': code,
        ...Object.fromEntries(hashedFiles(code).map((file) => [file, code])),
      }),
      hosting: writeTree(Object.fromEntries(files.map(([name, text]) => [`nginx/${name}`, text]))),
      releases: server,
    },
    code,
  );
}

const activate = async (code: string, tell = 'true') => {
  const args = [path.resolve('deploy/activate.sh'), at(`${code}.tar.gz`), tell];
  return (await promisify(execFile)('sh', args)).stdout;
};

const served = (file: string) => readFileSync(at('current/site', file), 'utf8');

/** Of several releases, those whose hashed files are all there. */
const kept = (codes: readonly string[]) =>
  codes.filter((code) => hashedFiles(code).every((file) => existsSync(at('current/site', file))));

beforeEach(() => {
  server = writeTree({});
  release('a');
});

describe('a release on a server', () => {
  it('is unpacked beside the one before, switched to, and back', async () => {
    release('b');
    expect(await activate('a')).toContain('a is served, before it nothing');
    expect(served('index.html')).toBe('<main>a</main>');
    expect(await activate('b')).toContain('b is served, before it a');
    expect([served('index.html'), served('search-index/pagefind.js')]).toEqual([
      '<main>b</main>',
      'b',
    ]);
    expect(existsSync(at('current/hosting/nginx/server.conf'))).toBe(true);
    // The archive is not needed any more: the way back is the link alone.
    rmSync(at('a.tar.gz'));
    expect(await activate('a')).toContain('a is served, before it b');
    expect(served('index.html')).toBe('<main>a</main>');
  });

  it('has the hashed files of the three before, for pages that are open', async () => {
    const codes = ['a', 'b', 'c', 'd', 'e'];
    for (const code of codes) {
      if (code !== 'a') release(code);
      await activate(code);
    }
    expect(kept(codes)).toEqual(['b', 'c', 'd', 'e']);
    expect(served('index.html')).toBe('<main>e</main>');
  });

  it('is refused where its checksum is another one, and nothing changes', async () => {
    await activate('a');
    release('b');
    appendFileSync(at('b.tar.gz'), 'x');
    await expect(activate('b')).rejects.toThrow(/b\.tar\.gz is not as it was released/);
    expect(served('index.html')).toBe('<main>a</main>');
    expect(existsSync(at('b'))).toBe(false);
  });

  it('is taken back where the server refuses it', async () => {
    await expect(activate('a', 'false')).rejects.toThrow(/nothing is served as before/);
    expect(existsSync(at('current'))).toBe(false);
    await activate('a');
    release('b');
    await expect(activate('b', 'false')).rejects.toThrow(/a is served as before/);
    expect(served('index.html')).toBe('<main>a</main>');
  });
});

it('keeps each file of the built site that an open page may ask for', () => {
  const asked = builtPages
    .slice(0, 30)
    .flatMap((page) => [
      ...readBuilt(page).matchAll(/(?:src|href)="(\/(?:_next|pictures\/variants)\/[^"]+)"/g),
    ])
    .map(([, file = '']) => file);
  expect(asked.length).toBeGreaterThan(10);
  const lost = asked.filter((file) => !lastingFolders.some((folder) => file.startsWith(folder)));
  expect(lost).toEqual([]);
});

describe('nginx, told of a release', () => {
  let nginx: HostServer | undefined;
  afterAll(() => nginx?.stop());

  const ask = (target: string) => rawRequest(nginx?.port ?? 0, target, { version: '1.1' });

  it('answers each request by one release alone: its files with its headers and redirects', async () => {
    requireNginx();
    release('b');
    await activate('a');
    const port = await freePort();
    // The lines of site.conf that are about releases, in a configuration that needs neither root nor a certificate.
    const [maps = '', ...inServer] = readFileSync('deploy/site.conf', 'utf8')
      .replaceAll('/var/www/website', server)
      .split('\n')
      .filter((line) => /^\s*include /.test(line));
    const own = at('own.conf');
    mkdirSync(at('tmp'));
    const text = readFileSync('deploy/nginx.conf', 'utf8')
      .replace('load_module modules', 'load_module /usr/lib/nginx/modules')
      .replaceAll('/tmp/', `${at('tmp')}/`)
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('include maps.conf;', maps)
      .replace('root /srv/site;', '')
      .replace('include server.conf;', inServer.join('\n'))
      // Temporary folders are their owner's alone.
      .replace('worker_processes auto;', process.getuid?.() === 0 ? 'user root;' : '');
    writeFileSync(own, text);
    const command = `nginx -p "${server}" -c "${own}"`;
    execFileSync('sh', ['-c', `${command} -t`], { stdio: 'pipe' });
    nginx = await startServer('nginx', ['-p', server, '-c', own, '-g', 'daemon off;'], port);

    const found = new Set<string>();
    let isOver = false;
    const reading = (async () => {
      while (!isOver) {
        const { status, headers, body } = await ask('/');
        found.add(`${status} ${headers['x-code']} ${/<main>(\w+)</.exec(body)?.[1]}`);
      }
    })();
    try {
      for (const code of ['b', 'a', 'b']) {
        await activate(code, `${command} -t && ${command} -s reload`);
        // nginx takes its time after it was told; processes of the release before end with the requests they have.
        const isTold = async () => {
          const answers = await Promise.all(Array.from({ length: 20 }, () => ask(`/${code}`)));
          return answers.every(({ status }) => status === 301);
        };
        await expect.poll(isTold, { timeout: 10_000, interval: 200 }).toBe(true);
      }
    } finally {
      isOver = true;
      await reading;
    }
    expect([...found].sort()).toEqual(['200 a a', '200 b b']);
  });
});
