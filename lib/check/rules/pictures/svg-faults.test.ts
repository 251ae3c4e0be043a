import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { svgFaults } from './svg-faults';

/** A drawing with something in it. */
const drawing = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"${attributes}>${inside}</svg>`;

/** What a drawing is given, and what is at the places. */
const reported = (text: string) =>
  svgFaults(text).map(({ offset, message }) => [text.slice(offset, offset + 6), message]);

describe('what may run or lead elsewhere', () => {
  it.each([
    ['<script>run()</script>', '<scrip'],
    ['<s:script xmlns:s="http://www.w3.org/2000/svg">run()</s:script>', '<s:scr'],
    ['<SCRIPT>run()</SCRIPT>', '<SCRIP'],
    ['<h:script xmlns:h="http://www.w3.org/1999/xhtml">run()</h:script>', '<h:scr'],
    ['<iframe xmlns="http://www.w3.org/1999/xhtml" src="/x"/>', '<ifram'],
    ['<foreignObject><p/></foreignObject>', '<forei'],
    ['<path onclick="run()"/>', 'onclic'],
    ["<path\n  onload = 'run()'/>", 'onload'],
    ['<path d="M0 0>" ONCLICK="run()"/>', 'ONCLIC'],
    ['<a href="javascript:run()"/>', 'javasc'],
    ['<a href="&#106;avascript:run()"/>', '&#106;'],
    ['<a href=" java&#10;script:run()"/>', ' java&'],
    ['<a xmlns:l="http://www.w3.org/1999/xlink" l:href="&#x6A;avascript:run()"/>', '&#x6A;'],
    ['<a xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="https://a.example"/>', 'https:'],
    ['<use href="other.svg#a"/>', 'other.'],
    ['<use href="data:image/svg+xml;base64,PHN2Zz4="/>', 'data:i'],
    ['<image href="data:text/html,x"/>', 'data:t'],
    ['<image href="//a.example/b.png"/>', '//a.ex'],
    ['<feImage href="#a"/>', '<feIma'],
    ['<set attributeName="onmouseover" to="run()"/>', 'onmous'],
    ['<animate attributeName=" href " values="javascript:run()"/>', ' href '],
    ['<animate attributeName="xlink:href" to="javascript:run()"/>', 'xlink:'],
    ['<set attributeName="fill" to="url(https://a.example)"/>', 'url(ht'],
    ['<handler>run()</handler>', '<handl'],
    ['<path style="fill:url(https://a.example/b.svg#c)"/>', 'fill:u'],
    ['<path fill="url(//a.example#b)"/>', 'url(//'],
    ['<path fill="u&#114;l(//a.example#b)"/>', 'u&#114'],
    ['<path style="fill:u\\72l(//a.example)"/>', 'fill:u'],
    ["<path style=\"--a:'/*';fill:url(//a.example);--b:'*/'\"/>", "--a:'/"],
    ['<path style="fill:url(#/*);stroke:url(//a.example) /*)*/"/>', 'fill:u'],
    ['<path style="mask:image-set(\'//a.example\' 1x)"/>', 'mask:i'],
    ['<style>@import "https://a.example/a.css";</style>', '<style'],
    ['<style>@im\\70ort "a.css";</style>', '<style'],
    ['<style><![CDATA[a{fill:url("https://a.example")}]]></style>', '<style'],
    ['<style>a{fill:url(&quot;https://a.example&quot;)}</style>', '<style'],
    ['<style>@font-face{src:url(https://a.example/f.woff)}</style>', '<style'],
    ['<path xml:base="https://a.example/"/>', 'xml:ba'],
    ['<path nonsense="1"/>', 'nonsen'],
    ['<?xml-stylesheet href="https://a.example/a.css"?>', '<?xml-'],
    ['<text>a\u202Eb</text>', '\u202Eb</te'],
  ])('%s is reported where it stands', (inside, place) => {
    const found = reported(drawing(inside));
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]?.[0]).toBe(place);
  });

  it.each([
    ['<?xml version="1.0"?>\n<?xml-stylesheet href="a.css"?>\n', '<?xml-'],
    ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd">\n', '<!DOCT'],
    ['<!DOCTYPE svg [<!ENTITY a "<script/>">]>', '<!DOCT'],
    ['<?xml version="1.0" encoding="UTF-7"?>', '<?xml '],
  ])('%s before the drawing is reported where it stands', (before, place) => {
    expect(reported(before + drawing('')).map(([found]) => found)).toEqual([place]);
  });

  it.each([
    '<html xmlns="http://www.w3.org/1999/xhtml"/>',
    '<svg viewBox="0 0 8 4"/>',
    drawing('<path>'),
    drawing('&a;'),
    drawing('<path d="a" d="b"/>'),
    drawing('').slice(0, -3),
    `${drawing('')}${drawing('')}`,
    'no XML',
    '',
    drawing(`${'<g>'.repeat(200)}${'</g>'.repeat(200)}`),
  ])('%.60s is no drawing', (text) => {
    expect(svgFaults(text)).toHaveLength(1);
  });
});

describe('what draws', () => {
  it.each([
    '<text x="1">once = always; javascript: a language; url(https://a.example)</text>',
    '<defs><linearGradient id="a"/></defs><path fill="url(#a)" style="stroke:url( \'#a\' )"/>',
    '<use href="#a"/><use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#a"/>',
    '<image href="data:image/png;base64,iVBORw0KGgo=" width="1" height="1"/>',
    '<style>.a{fill:#fff}@media (prefers-color-scheme:dark){.a{fill:#000}}</style>',
    '<style><![CDATA[ /* frame */ .b { filter: url("#f") } ]]></style>',
    '<animate attributeName="opacity" values="0;1" dur="1s"/>',
    '<!-- onclick="a" <script> --><title>A &amp; B &#x2013; C</title>',
    '<g aria-label="image (of a hall)" data-name="Layer 1" role="img"/>',
    '<text>soft\u00ADhyphen</text>',
  ])('%s is let pass', (inside) => expect(reported(drawing(inside))).toEqual([]));

  it('may begin with a declaration, a byte-order mark and Windows line ends', () => {
    const text = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\r\n<!-- a -->\r\n${drawing('\r\n<g/>')}\r\n`;
    expect(reported(text)).toEqual([]);
  });

  const folders = ['content', 'public', 'components', 'app'];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.svg'))
      .map((file) => path.join(folder, file)),
  );

  it('is every drawing of the site', () => {
    expect(files.length).toBeGreaterThan(20);
    for (const file of files)
      expect([file, reported(readFileSync(file, 'utf8'))]).toEqual([file, []]);
  });
});

it('finds a handler, script or address however it is hidden', () => {
  const blank = fc.constantFrom(' ', '\n', '\t', '\r\n  ');
  const letter = (code: number) =>
    fc.constantFrom(String.fromCharCode(code), `&#${code};`, `&#x${code.toString(16)};`);
  const hidden = fc.tuple(...[...'javascript:'].map((one) => letter(one.charCodeAt(0))));
  const name = fc.stringMatching(/^on[a-z]{1,12}$/);
  const prefix = fc.stringMatching(/^[a-z]{1,5}$/).filter((one) => !one.startsWith('xml'));
  fc.assert(
    fc.property(blank, hidden, name, prefix, (space, address, handler, own) => {
      const xmlns = `xmlns:${own}="http://www.w3.org/2000/svg"`;
      expect(svgFaults(drawing(`<a${space}href${space}="${address.join('')}x"/>`))).toHaveLength(1);
      expect(svgFaults(drawing(`<g${space}${handler}${space}=${space}'x'/>`))).toHaveLength(1);
      expect(svgFaults(drawing(`<${own}:script ${xmlns}/>`))).toHaveLength(1);
    }),
  );
});

it.each([
  '<!--',
  'x onx=',
  '<svg ',
  '<a b="',
  '&',
  '<![CDATA[',
  '/*',
  '<style>@',
  '<?a',
  ' ',
  '\0',
  '<g onx=""/>',
  '<style>url(#a)</style>',
])('reads a megabyte of %j in no time', (piece) => {
  const begun = performance.now();
  const many = piece.repeat(1_000_000 / piece.length);
  svgFaults(many);
  svgFaults(drawing(many));
  svgFaults(drawing('', ` style="${many}"`));
  expect(performance.now() - begun).toBeLessThan(2000);
});
