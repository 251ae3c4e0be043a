import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '@/lib/files/files-below';
import { inlineScripts } from '@/lib/hosting/inline-scripts';
import { writeTree } from '@/tests/support/temporary-tree';
import { takeScriptsOut } from './page-scripts';

const [own = ''] = inlineScripts;
const begin = '(self.__next_f=self.__next_f||[]).push([0])';
const data = 'self.__next_f.push([1,"0:\\"<p>\\u003c/script>\\"\\n"])';
const entry =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});';

const pageOf = (inside: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/><link rel="preload" href="/_next/static/chunks/late.js" as="script" fetchPriority="low"/><script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script></head><body>${inside}<script id="_R_">${entry}</script><script src="/_next/static/chunks/b.js" async=""></script><script>${begin}</script><script>${data}</script></body></html>`;

/** For browsers without modules: the only one of Next.js's tags that stays. */
const legacy =
  '<script src="/_next/static/chunks/old.js" noModule="" integrity="sha256-MTOuzg7Jj1srIlDCCzYeSmPpRNCqBZ79oRCui52sEhw="></script>';

/** Takes the scripts out of a page. @returns Its HTML, and the files beside it by their names. */
function taken(html: string) {
  const site = writeTree({ 'services/one.html': html, '_next/static/chunks/old.js': 'old()' });
  takeScriptsOut(site, ['services/one.html'], 'start()');
  const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
  const others = filesBelow(site).filter((file) => file.includes('page-data'));
  return { html: read('services/one.html'), files: others.map((file) => [file, read(file)]) };
}

describe('a page', () => {
  it('has its inline scripts in one file, as they are, and names it and the others to the start script', () => {
    const { html, files } = taken(pageOf('<p>Text</p>'));
    const [[file, text] = []] = files;
    expect(files).toHaveLength(1);
    expect(file).toMatch(/^_next\/static\/page-data\/[0-9a-f]{16}\.js$/);
    expect(text).toBe([entry, begin, data].join('\n'));
    expect(html).toBe(
      `<!DOCTYPE html><html><head><meta charSet="utf-8"/><script data-page-data="/${file}" data-scripts="/_next/static/chunks/a.js /_next/static/chunks/b.js /_next/static/chunks/late.js">start()</script>${legacy}</head><body><p>Text</p></body></html>`,
    );
  });

  it('keeps the scripts of ours that run before it is painted, and what others read', () => {
    const json = '<script type="application/ld+json">{"@context":"https://schema.org"}</script>';
    const inside = `<p>Text</p><script>${own}</script>${json}`;
    expect(taken(pageOf(inside)).html).toContain(inside);
  });

  it('has no style attribute on the button that Headless UI puts before tabs, and keeps any other', () => {
    const button = (style: string) => `<button type="button" aria-hidden="true"${style}></button>`;
    const other = '<p style="position:fixed;top:1px">A mistake that is to be seen.</p>';
    const { html } = taken(pageOf(button(' style="position:fixed;top:1px"') + other));
    expect(html).toContain(`<body>${button('')}${other}</body>`);
  });

  it.each([
    ['an inline script that nobody knows', '<script>alert(1)</script>'],
    ['a module', '<script type="module">alert(1)</script>'],
    ['one of an old type', '<script type="application/javascript">alert(1)</script>'],
    ['one that is ours but for a letter', `<script>${own} </script>`],
    ['a script of elsewhere', '<script src="https://cdn.example/a.js"></script>'],
    ['React’s own, which moves what came late', '<script>$RC("B:0","S:0")</script>'],
  ])('with %s fails the build, which names both', (_name, script) => {
    expect(() => taken(pageOf(script))).toThrow(
      `services/one.html holds a script that is neither Next.js's nor in lib/hosting/inline-scripts.ts, which the site's policy would refuse: expected none, found ${script.slice(0, 80)}`,
    );
  });

  it.each([
    ['React’s data', pageOf('').replaceAll(/<script(?: id="_R_")?>.*?<\/script>/g, '')],
    ['its encoding', pageOf('').replace('<meta charSet="utf-8"/>', '')],
  ])('without %s fails the build, since it would be dead', (_name, html) => {
    expect(() => taken(html)).toThrow(
      "services/one.html: expected a page with its encoding and React's data",
    );
  });

  it('that is none of Next.js stays as it is', () => {
    const html = '<html><head><title>Plain</title></head><body>Text</body></html>';
    expect(taken(html)).toEqual({ html, files: [] });
  });
});
