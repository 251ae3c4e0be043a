import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const pages = ['/', '/services', '/blog'];

let file = '';

/** Writes what a build says, and loads the module that reads it. */
async function withPlan(plan: object) {
  write(plan);
  vi.stubEnv('RENDER_PLAN', file);
  const { toRender } = await import('./page-inputs');
  return () => toRender(pages, (page) => page);
}

const write = (plan: object) =>
  writeFileSync(file, JSON.stringify({ buildId: 'code', inputs: path.dirname(file), ...plan }));

beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'plan-')), 'plan.json');
  vi.resetModules();
});
afterEach(() => vi.unstubAllEnvs());

it('renders all pages where a build names none', async () => {
  const toRender = await withPlan({});
  expect(await toRender()).toEqual(pages);
});

it('renders those that a build names', async () => {
  const toRender = await withPlan({ pathnames: ['/blog'] });
  expect(await toRender()).toEqual(['/blog']);
});

it('renders one where a build names none of the route, since Next.js exports no route without pages', async () => {
  const toRender = await withPlan({ pathnames: [] });
  expect(await toRender()).toEqual(['/']);
});

it('waits for the word of the build, which may name other pages by then', async () => {
  const toRender = await withPlan({ pathnames: ['/services'], isOpen: true });
  const rendered = toRender();
  const first = await Promise.race([rendered, new Promise((resolve) => setImmediate(resolve))]);
  expect(first).toBeUndefined();
  write({ pathnames: ['/blog'] });
  expect(await rendered).toEqual(['/blog']);
});

it('fails where the build has ended without a word', async () => {
  const toRender = await withPlan({ isOpen: true });
  rmSync(file);
  await expect(toRender()).rejects.toThrow('ENOENT');
});
