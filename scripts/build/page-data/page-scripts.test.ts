import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { writeTree } from '@/tests/support/temporary-tree';
import { chunksDirectory, joinChunks, separateScripts, withIntegrity } from './page-scripts';

const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const preload = (name: string) =>
  `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/${name}.js"/>`;

describe('separateScripts', () => {
  it('takes out what loads scripts of Next.js, each once, in their order', () => {
    const html = `<head>${preload('0a')}${script('b-1.~')}</head><p>Text</p>${script('0a')}`;
    expect(separateScripts(html)).toEqual({
      html: '<head></head><p>Text</p>',
      chunks: ['0a', 'b-1.~'],
    });
  });

  it.each([
    '<script src="/_next/static/chunks/old.js" noModule=""></script>',
    '<script src="/forms/form.js" async=""></script>',
    '<script>run()</script>',
    '<script type="application/ld+json">{"src":"/_next/static/chunks/a.js"}</script>',
    '<link rel="preload" href="/_next/static/media/a.woff2" as="font"/>',
    '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>',
  ])('leaves %s', (tag) => {
    expect(separateScripts(tag)).toEqual({ html: tag, chunks: [] });
  });

  it('refuses a script of Next.js in another place, and says where to fix it', () => {
    expect(() => separateScripts('<script src="/_next/other/a.js" async=""></script>')).toThrow(
      /found \/_next\/other\/a\.js\. Fix scripts\/build\/page-data/,
    );
  });
});

describe('withIntegrity', () => {
  const hash = 'sha256-LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ=';

  it('says what is in a script for browsers without modules, once', () => {
    const html = '<script src="/_next/static/chunks/old-1.~.js" noModule=""></script>';
    const named = withIntegrity(html, (name) => Buffer.from(name === 'old-1.~.js' ? 'hello' : ''));
    expect(named).toBe(
      `<script src="/_next/static/chunks/old-1.~.js" noModule="" integrity="${hash}"></script>`,
    );
    expect(withIntegrity(named, () => Buffer.from('other'))).toBe(named);
  });

  it.each(['<script src="/forms/form.js" async=""></script>', '<script>run()</script>'])(
    'leaves %s',
    (tag) => expect(withIntegrity(tag, () => Buffer.from('hello'))).toBe(tag),
  );
});

const chunk = (id: number, padding = 0) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${id},()=>{"${'x'.repeat(padding)}"}]);`;

const runtime = '(()=>{globalThis.isRunning=true})();';

const siteOf = (chunks: Readonly<Record<string, string>>) =>
  writeTree(
    Object.fromEntries(
      Object.entries(chunks).map(([name, text]) => [`${chunksDirectory}/${name}.js`, text]),
    ),
  );

describe('joinChunks', () => {
  it('writes one file that registers each chunk under its own name', () => {
    const directory = siteOf({ a: chunk(1), b: chunk(2), turbopack: runtime });
    const joined = joinChunks(directory, [['b', 'a', 'turbopack']]);
    expect([...(joined?.chunks ?? [])]).toEqual(['a', 'b', 'turbopack']);
    const file = path.join(directory, chunksDirectory, `${joined?.file}.js`);
    const context: { TURBOPACK?: unknown[][]; isRunning?: boolean } = {};
    runInNewContext(readFileSync(file, 'utf8'), context);
    expect(context.TURBOPACK?.map(([name, id]) => [name, id])).toEqual([
      ['static/chunks/a.js', 1],
      ['static/chunks/b.js', 2],
    ]);
    expect(context.isRunning).toBe(true);
  });

  it('names it by its content', () => {
    const pages = [['a', 'b']];
    const first = joinChunks(siteOf({ a: chunk(1), b: chunk(2) }), pages);
    const same = joinChunks(siteOf({ a: chunk(1), b: chunk(2) }), pages);
    const other = joinChunks(siteOf({ a: chunk(1), b: chunk(3) }), pages);
    expect(same?.file).toBe(first?.file);
    expect(other?.file).not.toBe(first?.file);
  });

  it('leaves out large chunks, and those that fewer than half of the pages load', () => {
    const directory = siteOf({ a: chunk(1), b: chunk(2), c: chunk(3), d: chunk(4, 50_000) });
    const pages = [
      ['a', 'b', 'd'],
      ['a', 'd'],
      ['a', 'b', 'd'],
      ['a', 'c', 'd'],
    ];
    expect([...(joinChunks(directory, pages)?.chunks ?? [])]).toEqual(['a', 'b']);
  });

  it('joins nothing where there is one chunk or none', () => {
    expect(joinChunks(siteOf({ a: chunk(1) }), [['a']])).toBeUndefined();
    expect(joinChunks(siteOf({}), [])).toBeUndefined();
  });

  it.each([
    ['another beginning', 'globalThis.TURBOPACK.push([document.currentScript,1,()=>{}]);'],
    ['no name at all', '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([1,()=>{}]);'],
    ['two registrations', chunk(1) + chunk(2)],
  ])('refuses a chunk with %s, and says where to fix it', (_name, text) => {
    const directory = siteOf({ a: text, b: chunk(2) });
    expect(() => joinChunks(directory, [['a', 'b']])).toThrow(
      /found another: a\.js\. Fix scripts\/build\/page-data/,
    );
  });
});
