import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeTree } from '@/tests/support/temporary-tree';
import { type SiteIds, siteIds } from './inputs';

const before = process.cwd();

beforeEach(() => {
  vi.stubEnv('BUILD_TIME', '2026-11-22T22:59:59Z');
  const folders = 'app components lib messages public scripts/build scripts/downloads/texts';
  const files = folders.split(' ').map((folder) => [`${folder}/one.ts`, folder] as const);
  process.chdir(writeTree({ ...Object.fromEntries(files), 'package.json': '{}' }));
});

afterEach(() => {
  vi.unstubAllEnvs();
  process.chdir(before);
});

/** The id of the project with one more file, or another text in one. */
function idsWith(file: string): SiteIds {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, 'another text');
  return siteIds();
}

describe('the id of a site', () => {
  it('is the same for the same day, wherever the site goes', () => {
    const ids = siteIds();
    expect(ids.site).toMatch(/^[0-9a-f]{20}$/);
    vi.stubEnv('BUILD_TIME', '2026-11-21T23:00:00Z');
    vi.stubEnv('OUT_DIR', 'elsewhere');
    expect(siteIds()).toEqual(ids);
  });

  it.each([
    ['SITE_URL', 'https://www.example.com'],
    ['PREVIEW', '1'],
    ['FORM_ENDPOINT', '/submissions'],
  ])('is another one with another %s, as is that of its code', (name, value) => {
    const { code, site } = siteIds();
    vi.stubEnv(name, value);
    expect(siteIds().code).not.toBe(code);
    expect(siteIds().site).not.toBe(site);
  });

  it('is another one on another day, of the same code', () => {
    const { code, site } = siteIds();
    vi.stubEnv('BUILD_TIME', '2026-11-22T23:00:00Z');
    expect(siteIds().code).toBe(code);
    expect(siteIds().site).not.toBe(site);
  });

  it.each([
    ['lib/one.ts', true],
    ['lib/two.ts', true],
    ['site.config.ts', true],
    ['public/a.txt', false],
    ['messages/a.json', false],
  ])('is another one with another %s', (file, isCode) => {
    const { code, site } = siteIds();
    const changed = idsWith(file);
    expect(changed.site).not.toBe(site);
    expect(changed.code !== code).toBe(isCode);
  });

  it.each(['lib/one.test.ts', 'docs/a.md', 'public/forms/form.js', '.env', 'tests/e2e/a.ts'])(
    'is the same with another %s',
    (file) => {
      const ids = siteIds();
      expect(idsWith(file)).toEqual(ids);
    },
  );
});
