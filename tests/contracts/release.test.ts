import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow } from '@/lib/content/reader';
import { readHealth } from '@/scripts/build/health';
import { billOfMaterials } from '@/scripts/release/bill-of-materials';
import { isHashed } from '@/scripts/release/listed-files';
import { makeRelease } from '@/scripts/release/make-release';
import type { ReleaseFacts } from '@/scripts/release/notes';
import { archiveOf } from '@/scripts/release/past-releases';
import { verifyRelease } from '@/scripts/release/verify';
import { builtFiles, builtPages, outDirectory } from '@/tests/support/built-site';

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
          /(?:src|href|data-data)="\/((?:_next|pictures\/variants)\/[^"]+)"/g,
        ),
      ])
      .map(([, file = '']) => file),
  );
  expect(asked.size).toBeGreaterThan(10);
  expect([...asked].filter((file) => !isHashed(file))).toEqual([]);
});
