// @module-tag slow
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow } from '@/lib/files/files-below';
import { nginxFiles } from '@/lib/hosting/nginx';
import { readHealth, writeHealth } from '@/scripts/build/health';
import { billOfMaterials } from '@/scripts/release/bill-of-materials';
import { isHashed } from '@/scripts/release/listed-files';
import { makeRelease } from '@/scripts/release/make-release';
import type { ReleaseFacts } from '@/scripts/release/notes';
import { archiveOf } from '@/scripts/release/past-releases';
import { verifyRelease } from '@/scripts/release/verify';
import {
  freePort,
  type HostServer,
  requireHostServers,
  startServer,
} from '@/scripts/test/host-servers';
import { builtFiles, builtPages, outDirectory } from '@/tests/support/built-site';
import { rawRequest } from '@/tests/support/raw-request';
import { writeTree } from '@/tests/support/temporary-tree';

let folder = '';
let facts: ReleaseFacts;
let bill = '';
const of = (...parts: string[]) => path.join(folder, ...parts);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  bill = await billOfMaterials('the name');
  facts = await makeRelease({
    site: outDirectory,
    hosting: `${outDirectory}-hosting`,
    releases: of('releases'),
    billOfMaterials: bill,
  });
  execFileSync('tar', ['-xzf', archiveOf(of('releases'), 1), '-C', folder]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a release of the built site', () => {
  it('is unpacked as it was made, and says by which build', async () => {
    expect(await verifyRelease(of('release-1'))).toEqual(facts);
    expect(facts).toMatchObject({ number: 1, previous: null, build: readHealth(outDirectory) });
    execFileSync('sh', [of('release-1/activate.sh')]);
    expect(filesBelow(of('current/site'))).toEqual(filesBelow(outDirectory));
  });

  it('counts its pages', () => {
    expect(readFileSync(of('release-1/NOTES.md'), 'utf8')).toContain(
      `The first release: ${builtPages.length} pages, ${builtFiles.length} files.`,
    );
  });

  it('has each package that is locked in its bill of materials, and says the same each time', async () => {
    const { components } = JSON.parse(bill) as { components: { purl: string }[] };
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { version: string; name?: string }>;
    };
    const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl)));
    const lacking = Object.entries(packages)
      .filter(([place]) => place !== '')
      .map(([place, { name, version }]) => [name ?? place.split('node_modules/').at(-1), version])
      .filter(([name, version]) => !listed.has(`pkg:npm/${name}@${version}`));
    expect(lacking).toEqual([]);
    expect(await billOfMaterials('the name')).toBe(bill);
  });
});

it('every file that pages have to find while the site is replaced is one that stays', () => {
  const asked = new Set(
    builtPages
      .slice(0, 30)
      .flatMap((page) => [
        ...readFileSync(path.join(outDirectory, page), 'utf8').matchAll(
          /(?:src|href|data-page-data)="\/((?:_next|pictures\/variants)\/[^"]+)"/g,
        ),
      ])
      .map(([, file = '']) => file),
  );
  expect(asked.size).toBeGreaterThan(10);
  expect([...asked].filter((file) => !isHashed(file))).toEqual([]);
});

describe('nginx, told of a release', () => {
  const codes = ['old', 'new'] as const;
  let place = '';
  let nginx: HostServer | undefined;
  const at = (...parts: string[]) => path.join(place, ...parts);

  /** A site of one page, and headers that belong to it alone. */
  async function makeSmall(code: string): Promise<void> {
    const headers = { 'X-Code': code };
    const hosting = nginxFiles(
      {
        redirects: [{ from: `/${code}`, to: '/', status: 301 }],
        pages: ['/'],
        files: ['index.html'],
        searchPages: [],
        headers: {
          page: headers,
          search: headers,
          worker: headers,
          drawing: headers,
          file: headers,
        },
      },
      'www.example',
    );
    const site = writeTree({ 'index.html': `<main>${code}</main>`, '404.html': 'Gone' });
    writeHealth(site, code);
    const { number } = await makeRelease({
      site,
      hosting: writeTree(
        Object.fromEntries(Object.entries(hosting).map(([name, text]) => [`nginx/${name}`, text])),
      ),
      releases: at('releases'),
      billOfMaterials: '{}',
    });
    execFileSync('tar', ['-xzf', archiveOf(at('releases'), number), '-C', place]);
  }

  /** Tells nginx of a release as the documentation does. */
  const activate = (number: number, tell: string) =>
    promisify(execFile)('sh', [at(`release-${number}`, 'activate.sh'), at('current'), tell]);

  const ask = (target: string) => rawRequest(nginx?.port ?? 0, target, { version: '1.1' });

  beforeAll(async () => {
    requireHostServers();
    place = mkdtempSync(path.join(tmpdir(), 'nginx-releases-'));
    for (const code of codes) await makeSmall(code);
    await activate(1, '');
    const port = await freePort();
    // The lines of site.conf that are about releases, in a configuration that needs neither root nor a certificate.
    const lines = readFileSync(at('release-1/hosting/nginx/site.conf'), 'utf8')
      .split('\n')
      .filter((line) => /^\s*include /.test(line))
      .map((line) => line.trim().replaceAll('/var/www/website', place));
    const [maps, ...inServer] = lines;
    const text = readFileSync(at('release-1/hosting/nginx/nginx.conf'), 'utf8')
      .replace('load_module modules', 'load_module /usr/lib/nginx/modules')
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('include maps.conf;', maps ?? '')
      .replace('root /srv/site;', '')
      .replace('include server.conf;', inServer.join('\n'))
      // Temporary folders are their owner's alone.
      .replace('worker_processes auto;', process.getuid?.() === 0 ? 'user root;' : '')
      .replaceAll('/tmp/client_body', at('client_body'))
      .replaceAll('/tmp/nginx.pid', at('nginx.pid'))
      .replaceAll(/ \/tmp\/(\w+);/g, ` ${place}/$1;`);
    writeFileSync(at('own.conf'), text);
    nginx = await startServer(
      'nginx',
      ['-p', place, '-c', at('own.conf'), '-g', 'daemon off;'],
      port,
    );
  });
  afterAll(() => {
    nginx?.stop();
    rmSync(place, { recursive: true, force: true });
  });

  it('answers each request by one release alone: its files with its headers and redirects', async () => {
    const command = `nginx -p "${place}" -c "${at('own.conf')}"`;
    const tell = `${command} -t && ${command} -s reload`;
    const found = new Set<string>();
    let isOver = false;
    const reading = (async () => {
      while (!isOver) {
        const { status, headers, body } = await ask('/');
        const [, code] = /<main>(\w+)</.exec(body) ?? [];
        found.add(`${status} ${headers['x-code']} ${code}`);
      }
    })();
    try {
      for (const number of [2, 1, 2, 1, 2]) {
        await activate(number, tell);
        // nginx takes its time after it was told; processes of the release before end with the requests they have.
        const code = codes[number - 1] ?? '';
        await expect
          .poll(
            async () =>
              (await Promise.all(Array.from({ length: 20 }, () => ask(`/${code}`)))).every(
                ({ status }) => status === 301,
              ),
            { timeout: 10_000, interval: 200 },
          )
          .toBe(true);
      }
    } finally {
      isOver = true;
      await reading;
    }
    expect([...found].sort()).toEqual(['200 new new', '200 old old']);
  });

  it('goes on as before when it refuses what a release tells it', async () => {
    const before = readFileSync(at('root.conf'), 'utf8');
    await expect(activate(1, `nginx -t -c "${at('nowhere.conf')}"`)).rejects.toThrow(/as before/);
    expect(readFileSync(at('root.conf'), 'utf8')).toBe(before);
    await expect.poll(async () => (await ask('/')).headers['x-code']).toBe('new');
  });
});
