import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

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

describe('what many pages show', () => {
  let page = '';
  /** React keeps one of each for a page that is being rendered. */
  const pages = new Map<string, unknown>();

  beforeEach(() => {
    vi.doMock('react', () => ({
      cache: (make: () => unknown) => () => {
        if (!pages.has(page)) pages.set(page, make());
        return pages.get(page);
      },
    }));
  });
  afterEach(() => {
    vi.doUnmock('react');
    pages.clear();
  });

  async function withInputs() {
    await withPlan({});
    const { onceForPages, recordInput, recordPage } = await import('./page-inputs');
    let count = 0;
    const render = (pathname: string) => {
      page = pathname;
      recordPage(pathname);
      return onceForPages('footer en', async () => {
        count += 1;
        recordInput('data menu', () => ['menu']);
        await Promise.resolve();
        recordInput('fact en people', () => 180);
        return 'footer';
      });
    };
    const written = async () => {
      await new Promise((resolve) => setTimeout(resolve));
      const directory = path.dirname(file);
      const lines = readdirSync(directory)
        .filter((name) => name.endsWith('.jsonl'))
        .flatMap((name) => readFileSync(path.join(directory, name), 'utf8').trim().split('\n'));
      return lines.map((line) => JSON.parse(line) as string[]);
    };
    return { render, written, made: () => count };
  }

  it('is made once, and each page is made of all that it took', async () => {
    const { render, written, made } = await withInputs();
    for (const pathname of ['/', '/services']) expect(await render(pathname)).toBe('footer');
    expect(made()).toBe(1);
    const [first = [], second = []] = await written();
    expect(first[0]).toBe('/');
    expect(second[0]).toBe('/services');
    expect(first).toContain('data menu');
    expect(first).toContain('fact en people');
    expect(second.slice(1)).toEqual(first.slice(1));
  });
});

it('notes what is asked for while something is made that is no page, and nothing of what is made beside it', async () => {
  const { hashOfAnswer, recordInput, withInputs, withoutRecording } = await import('./page-inputs');
  const make = async (name: string) => {
    recordInput(`before ${name}`, () => name);
    await new Promise((resolve) => setImmediate(resolve));
    recordInput(`after ${name}`, () => undefined);
    withoutRecording(() => recordInput('found by itself', () => name));
    return name;
  };
  recordInput('of nothing', () => 0);
  const [feed, other] = await Promise.all(
    ['feed', 'other'].map((name) => withInputs(() => make(name))),
  );
  expect(feed?.made).toBe('feed');
  expect([...(feed?.inputs ?? [])]).toEqual([
    ['before feed', hashOfAnswer('feed')],
    ['after feed', hashOfAnswer(undefined)],
  ]);
  expect([...(other?.inputs.keys() ?? [])]).toEqual(['before other', 'after other']);
});
