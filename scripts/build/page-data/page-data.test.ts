import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { separatePageData } from './page-data';

const entry = '{"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[7]}';
const starter = `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${entry});</script>`;
const opening = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const push = (text: string) =>
  `<script>self.__next_f.push(${JSON.stringify([1, text]).replaceAll('<', '\\u003c')})</script>`;

/** Data in React’s form: one text, and one that nothing refers to. */
const [rowA, rowB] = ['0:"a"\n', '1:"b"\n'];

const pageOf = (scripts: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title></head><body><p>Text</p>${scripts}</body></html>`;

it('has what Next.js says of fonts at the end of its head, wherever React got to it', () => {
  const tag = '<meta name="next-size-adjust" content=""/>';
  const page = (head: string) =>
    separatePageData(
      `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${starter + opening + push(rowA)}</body></html>`,
    ).html('/a.json', 'start()');
  const late = page(`<title>T</title><meta name="robots" content="noindex"/>${tag}`);
  expect(late).toContain(`content="noindex"/>${tag}</head>`);
  expect(page(`${tag}<title>T</title><meta name="robots" content="noindex"/>`)).toBe(late);
});

it('has no style attribute on the button that Headless UI puts before tabs', () => {
  const button = (style: string) => `<button type="button" aria-hidden="true"${style}></button>`;
  const other = '<p style="position:fixed;top:1px">Ours would be a mistake that is to be seen.</p>';
  const style = ' style="position:fixed;top:1px;clip:rect(0, 0, 0, 0)"';
  const page = separatePageData(pageOf(button(style) + other + starter + opening + push(rowA)));
  expect(page.html('/a.json', 'start()')).toContain(`<p>Text</p>${button('')}${other}`);
});

it('is the same whichever server component was rendered first', () => {
  const rendered = (one: string, other: string) => {
    const rows = `0:["$","p",null,{"id":"${one}"}]\n1:["$","p",null,{"id":"${other}"}]\n`;
    const page = separatePageData(
      pageOf(`<p id="${other}">B</p><p id="${one}">A</p>${starter}${opening}${push(rows)}`),
    );
    return [page.data, page.html('/a.json', 'start()')];
  };
  const [data, html] = rendered('_S_7_', '_S_3_');
  expect(rendered('_S_0_', '_S_1_')).toEqual([data, html]);
  expect(data).toContain(String.raw`\"id\":\"_S_0_\"`);
  expect(html).toContain('<p id="_S_1_">B</p><p id="_S_0_">A</p>');
});

it('keeps texts apart where two follow each other, and is the same whether React had to wait for one', () => {
  const cell = `<td>${'A text of a cell that is long enough to be left out of the data. '.repeat(3)}`;
  const rendered = (separator: string) => {
    const page = separatePageData(
      pageOf(
        `${cell}${separator}</td><p>a<!-- -->b${separator}<b>c</b></p>${starter}${opening}${push(rowA)}`,
      ),
    );
    return page.html('/a.json', 'start()');
  };
  expect(rendered('')).toContain('<p>a<!-- -->b<b>c</b></p>');
  expect(rendered('<!-- -->')).toBe(rendered(''));
});

describe('a page of Next.js', () => {
  const texts = ['0:["$","p",null,', '{"children":"</script> & \\"$$1 Łódź"}]\n'];
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

it.each([
  '<!DOCTYPE html><script>other()</script>',
  '<!DOCTYPE html><p>self.__next_f.push([0])</p>',
  '<script type="application/ld+json">{"text":"self.__next_f.push([0])"}</script>',
])('leaves a file alone that is no page of Next.js: %s', (html) => {
  const page = separatePageData(html);
  expect(page.data).toBeUndefined();
  expect(page.html('/a.json', 'start()')).toBe(html);
});

const whole = starter + opening + push(rowA);

it.each([
  [
    'data of another kind',
    `${starter + opening}<script>self.__next_f.push([3,"AA=="])</script>`,
    /found kinds 0, 3/,
  ],
  ['no first word', starter + push(rowA), /found kinds 1/],
  ['a first word only', starter + opening, /found kinds 0/],
  ['no start', opening + push(rowA), /script "_R_".+found 0/],
  ['two starts', starter + starter + opening + push(rowA), /script "_R_".+found 2/],
  ['neither data nor start', '<script src="/_next/static/chunks/a.js" async=""></script>', /none/],
  [
    'a start that is written otherwise',
    `${opening + push(rowA)}<script>self.TURBOPACK.push({})</script>`,
    /Unknown script of Next.js: self.TURBOPACK/,
  ],
  [
    'data that are written otherwise',
    `${whole}<script>window.__next_f.unshift([1,"b"])</script>`,
    /Unknown script/,
  ],
  ['data that are no JSON', `${whole}<script>self.__next_f.push(data)</script>`, /Expected JSON/],
])('refuses a page with %s, and says where to fix it', (_name, scripts, message) => {
  expect(() => separatePageData(pageOf(scripts))).toThrow(message);
  expect(() => separatePageData(pageOf(scripts))).toThrow(/Fix scripts\/build\/page-data/);
});

it('refuses a page without a head, which could not be started', () => {
  expect(() => separatePageData(`<!DOCTYPE html><html><body>${whole}</body></html>`)).toThrow(
    /Expected a page with <head>/,
  );
});

/** Attributes as a later version of Next.js may write them. */
const attributeText = fc
  .array(
    fc.tuple(
      fc.stringMatching(/^[a-z]{2,5}(-[a-z]{2,4})?$/).filter((name) => !/^(src|type)$/.test(name)),
      fc.option(
        fc.string().map((value) => value.replace(/["&<]/g, '_')),
        { nil: undefined },
      ),
    ),
    { maxLength: 3 },
  )
  .map((list) =>
    list.map(([name, value]) => ` ${name}${value === undefined ? '' : `="${value}"`}`).join(''),
  );

it('yields data and a start from every page, whatever attributes and places its parts have', () => {
  fc.assert(
    fc.property(
      attributeText,
      attributeText,
      fc.array(fc.string(), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(
        '<meta charSet="utf-8"/>',
        "<meta charset='UTF-8'>",
        '<meta charset=utf-8 />',
      ),
      fc.boolean(),
      (onHead, onScripts, words, charset, isCharsetFirst) => {
        // In as many scripts as Next.js may write.
        const data = `0:${JSON.stringify(words.join(' ').replace(/^\$/, '$$$$'))}\n`;
        const cut = Math.floor(data.length / 2);
        const texts = [data.slice(0, cut), data.slice(cut)];
        const marked = [starter, opening, ...texts.map(push)]
          .join('')
          .replaceAll('<script', () => `<script${onScripts}`);
        const title = '<title>T</title>';
        const inHead = isCharsetFirst ? charset + title : title + charset;
        const body = `<body><header>H</header>${marked}</body>`;
        const page = separatePageData(
          `<!DOCTYPE html><html><head${onHead}>${inHead}</head>${body}</html>`,
        );
        expect(JSON.parse(page.data ?? '')).toEqual([[0], [1, data]]);
        const html = page.html('/data.json', 'start()');
        const { document } = new JSDOM(html).window;
        const [first, ...others] = [...document.querySelectorAll('script')];
        expect(others).toEqual([]);
        expect(first?.parentElement).toBe(document.head);
        expect(first?.textContent).toBe('start()');
        expect(JSON.parse(first?.dataset['entry'] ?? '')).toEqual(JSON.parse(entry));
        expect(document.head.firstElementChild?.hasAttribute('charset')).toBe(true);
        expect(html).toContain('<body><header>H</header></body>');
      },
    ),
    // Each parses a page.
    { numRuns: 25 },
  );
});

it('never returns a page that has neither data nor what Next.js wrote', () => {
  const parts = [
    starter,
    opening,
    push(rowA),
    push(rowB),
    starter.replace('_R_', 'x'),
    '<head>',
    '<p>T</p>',
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray(parts), (chosen) => {
      const html = `<!DOCTYPE html>${chosen.join('')}`;
      let page: ReturnType<typeof separatePageData>;
      try {
        page = separatePageData(html);
      } catch (error) {
        expect(String(error)).toContain('Fix scripts/build/page-data');
        return;
      }
      if (page.data === undefined) expect(html).not.toMatch(/__next_f|TURBOPACK/);
      else expect(page.html('/d.json', 'start()').match(/data-data="\/d\.json"/g)).toHaveLength(1);
    }),
  );
});
