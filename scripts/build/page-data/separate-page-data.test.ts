import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { separatePageData } from './separate-page-data';

const entry = '{"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[7]}';
const starter = `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${entry});</script>`;
const opening = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const push = (text: string) =>
  `<script>self.__next_f.push(${JSON.stringify([1, text]).replaceAll('<', '\\u003c')})</script>`;

const pageOf = (scripts: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title></head><body><p>Text</p>${scripts}</body></html>`;

describe('a page of Next.js', () => {
  const texts = ['1:["$","p",null,', '{"children":"</script> & \\"$1 Łódź"}]\n'];
  const page = separatePageData(pageOf(starter + opening + texts.map(push).join('')));
  const { document } = new JSDOM(page.html('/data/a&b.json', 'start("$&")')).window;
  const scripts = [...document.querySelectorAll('script')];

  it('has its data in one piece, as the queue that Next.js reads', () => {
    expect(JSON.parse(page.data ?? '')).toEqual([[0], [1, texts.join('')]]);
  });

  it('has one script in their place, which knows where the data are and how the page begins', () => {
    expect(scripts.map(({ textContent }) => textContent)).toEqual(['start("$&")']);
    expect(scripts[0]?.dataset['data']).toBe('/data/a&b.json');
    expect(JSON.parse(scripts[0]?.dataset['entry'] ?? '')).toEqual(JSON.parse(entry));
  });

  it('names its encoding before the script, and keeps all else', () => {
    expect(scripts[0]?.previousElementSibling?.getAttribute('charset')).toBe('utf-8');
    for (const script of scripts) script.remove();
    expect(document.documentElement.outerHTML).toBe(
      new JSDOM(pageOf('')).window.document.documentElement.outerHTML,
    );
  });
});

it('leaves a file alone that has no data', () => {
  const html = '<!DOCTYPE html><script>other()</script>';
  const page = separatePageData(html);
  expect(page.data).toBeUndefined();
  expect(page.html('/a.json', 'start()')).toBe(html);
});

it.each([
  [
    'data of another kind',
    `${starter + opening}<script>self.__next_f.push([3,"AA=="])</script>`,
    /found kinds 0, 3/,
  ],
  ['no first word', starter + push('a'), /found kinds 1/],
  ['no start', opening + push('a'), /script "_R_".+found 0/],
  ['two starts', starter + starter + opening + push('a'), /script "_R_".+found 2/],
])('refuses a page with %s, and says where to mend it', (_name, scripts, message) => {
  expect(() => separatePageData(pageOf(scripts))).toThrow(message);
  expect(() => separatePageData(pageOf(scripts))).toThrow(/Mend scripts\/build\/page-data/);
});
