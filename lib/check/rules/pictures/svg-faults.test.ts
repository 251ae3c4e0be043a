import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { applyFixes } from '@/lib/check/apply-fixes';
import { withinTime } from '@/tests/support/processor-time';
import { svgFaults } from './svg-faults';
import { allowedAttributes, allowedElements } from './svg-names';

/** A drawing with something in it. */
const drawing = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"${attributes}>${inside}</svg>`;

/** What a drawing is given, and what is at the places. */
const reported = (text: string) =>
  svgFaults(text).map(({ offset, message }) => [text.slice(offset, offset + 6), message]);

describe('what may run or lead elsewhere', () => {
  it.each([
    ['<SCRIPT>run()</SCRIPT>', '<SCRIP'],
    ['<iframe xmlns="http://www.w3.org/1999/xhtml" src="/x"/>', '<ifram'],
    ['<a xmlns:l="http://www.w3.org/1999/xlink" l:href="&#x6A;avascript:run()"/>', '&#x6A;'],
    ['<use href="other.svg#a"/>', 'other.'],
    ['<image href="data:text/html,x"/>', 'data:t'],
    ['<feImage href="#a"/>', '<feIma'],
    ['<animate attributeName=" href " values="javascript:run()"/>', ' href '],
    ['<set attributeName="fill" to="url(https://a.example)"/>', 'url(ht'],
    ['<handler>run()</handler>', '<handl'],
    ['<set attributeName="onmouseover" to="run()"/>', 'onmous'],
    ['<g xml:base="https://a.example/"/>', 'xml:ba'],
    ['<g id="a"><use href="#a"/></g>', '<g id='],
    ['<filter><feTurbulence numOctaves="999999999"/></filter>', '999999'],
    ['<text>a\u202Eb</text>', '\u202Eb</te'],
    ['<path fill="u&#114;l(//a.example#b)"/>', 'u&#114'],
    ["<path style=\"--a:'/*';fill:url(//a.example);--b:'*/'\"/>", "--a:'/"],
    ['<path style="mask:image-set(\'//a.example\' 1x)"/>', 'mask:i'],
    ['<style>@im\\70ort "a.css";</style>', '<style'],
    ['<style><![CDATA[a{fill:url("https://a.example")}]]></style>', '<style'],
    ['<path nonsense="1"/>', 'nonsen'],
    ['<style>@im<title>x</title>port url(//a.example/a.css);</style>', '<style'],
    ['<i:pgf xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/" onload="run()"/>', 'onload'],
    ['<p:x xmlns:p="http://www.inkscape.org/namespaces/inkscape" href="//a.example"/>', '//a.ex'],
    ['<p:script xmlns:p="http://www.inkscape.org/namespaces/inkscape/"/>', '<p:scr'],
    ['<image href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAA//8AAP//CAYAAAA="/>', 'data:i'],
    [
      '<image href="data:image/png,%89PNG%0D%0A%1A%0A%00%00%00%0DIHDR%00%00%FF%FF%00%00%FF%FF"/>',
      'data:i',
    ],
  ])('%s is reported where it stands', (inside, place) => {
    const found = reported(drawing(inside));
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]?.[0]).toBe(place);
  });

  it.each([
    ['<?xml version="1.0"?>\n<?xml-stylesheet href="a.css"?>\n', '<?xml-'],
    ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd">\n', '<!DOCT'],
    ['<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>', '<!DOCT'],
    ['<?xml version="1.0" encoding="UTF-7"?>', '<?xml '],
  ])('%s before the drawing is reported where it stands', (before, place) => {
    expect(reported(before + drawing('')).map(([found]) => found)).toEqual([place]);
  });

  const doubled = (last: string) =>
    `<path id="a0"/>${Array.from({ length: 30 }, (_, at) => last.replaceAll('%', String(at)).replaceAll('+', String(at + 1))).join('\n')}`;

  it.each([
    ['use', '<g id="a+"><use href="#a%"/><use href="#a%"/></g>'],
    ['masks', '<mask id="a+"><g mask="url(#a%)"/><g style="mask:url(\'#a%\')"/></mask>'],
    ['patterns', '<pattern id="a+"><g fill="url(#a%)"/><g fill="url(#a%)"/></pattern>'],
  ])('%s that doubles with every line is reported once, at its line', (_name, line) => {
    const text = drawing(doubled(line));
    const found = svgFaults(text);
    expect(found).toHaveLength(1);
    expect(text.slice(0, found[0]?.offset).split('\n').length).toBeGreaterThan(10);
    expect(found[0]?.message).toContain('add up to more than');
  });

  it('names what a drawing program wrote, and how it is left out', () => {
    const [figma] = svgFaults(drawing('<foreignObject/>'));
    expect(figma?.message).toMatch(/Figma .* draw\.io/);
    const before =
      '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd">\n';
    const text = before + drawing('<path d="M0 0"/>');
    const fixes = svgFaults(text).flatMap(({ fix }) => fix ?? []);
    const fixed = applyFixes(text, fixes).text;
    expect(fixed).not.toContain('DOCTYPE');
    expect(svgFaults(fixed)).toEqual([]);
  });

  it('takes out what tells of the computer a drawing was made on', () => {
    const inkscape = 'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"';
    const text = drawing(`<g ${inkscape} inkscape:export-filename="/home/anna/a.png" id="a"/>`);
    const found = svgFaults(text);
    expect(found).toHaveLength(1);
    const fixed = applyFixes(
      text,
      found.flatMap(({ fix }) => fix ?? []),
    ).text;
    expect(fixed).toBe(drawing(`<g ${inkscape} id="a"/>`));
    expect(svgFaults(fixed)).toEqual([]);
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
    '<use xmlns:href="https://names.example/a" xmlns:attributeName="urn:b" href="#a"/>',
  ])('%s is let pass', (inside) => expect(reported(drawing(inside))).toEqual([]));

  it.each([
    [
      'Inkscape',
      `<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" pagecolor="#fff" id="b"/>
       <metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#"
       xmlns:dc="http://purl.org/dc/elements/1.1/"><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format>
       <dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></cc:Work></rdf:RDF></metadata>
       <g xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:groupmode="layer" inkscape:label="Layer 1">
       <path style="fill:none;stroke:#000;-inkscape-stroke:none" d="M0 0" sodipodi:nodetypes="cc"
       xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"/></g>`,
    ],
    [
      'Illustrator',
      `<style type="text/css">.st0{fill:#FFFFFF;}.st1{clip-path:url(#SVGID_2_);enable-background:new;}</style>
       <g id="Layer_2_1_"><defs><rect id="SVGID_1_" width="8" height="4"/></defs><clipPath id="SVGID_2_">
       <use xlink:href="#SVGID_1_" style="overflow:visible;" xmlns:xlink="http://www.w3.org/1999/xlink"/></clipPath>
       <path class="st1" d="M0,0"/></g>`,
    ],
    [
      'Figma',
      `<g clip-path="url(#clip0_1_2)"><g filter="url(#filter0_d_1_2)"><rect width="8" height="4" rx="1" fill="white"/></g></g>
       <defs><filter id="filter0_d_1_2" x="0" y="0" width="8" height="4" filterUnits="userSpaceOnUse"
       color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/>
       <feGaussianBlur stdDeviation="2"/><feBlend mode="normal" in2="BackgroundImageFix" result="e"/></filter>
       <clipPath id="clip0_1_2"><rect width="8" height="4" fill="white"/></clipPath></defs>`,
    ],
  ])('is what %s exports', (_name, inside) => expect(reported(drawing(inside))).toEqual([]));

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
    expect(files.length).toBeGreaterThan(10);
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

const namespaces: Readonly<Record<string, string>> = {
  svg: 'http://www.w3.org/2000/svg',
  xhtml: 'http://www.w3.org/1999/xhtml',
  note: 'http://www.inkscape.org/namespaces/inkscape',
  link: 'http://www.w3.org/1999/xlink',
  other: 'urn:other',
};

it('lets no tree pass that holds another name than those of the lists, as a browser reads it', () => {
  const prefix = fc.constantFrom('', '', ...Object.keys(namespaces));
  const local = fc.oneof(
    fc.constantFrom('g', 'path', 'use', 'style', 'text', 'a', 'image', 'set', 'metadata'),
    fc.constantFrom('script', 'foreignObject', 'iframe', 'handler', 'Script', 'feImage', 'object'),
  );
  const attribute = fc.tuple(
    prefix,
    fc.constantFrom(
      'id',
      'd',
      'fill',
      'href',
      'style',
      'onclick',
      'onLoad',
      'src',
      'attributeName',
    ),
    fc.constantFrom(
      'a',
      '#a',
      'url(#a)',
      'onclick',
      'href',
      'javascript:run()',
      '//a.example',
      'fill',
    ),
  );
  const named = (space: string, name: string) => (space ? `${space}:${name}` : name);
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      fc.constantFrom('text', '<![CDATA[<script/>]]>', '<!-- <script/> -->', '&lt;script/&gt;', ''),
      fc
        .tuple(
          prefix,
          local,
          fc.uniqueArray(attribute, { maxLength: 2, selector: ([a, b]) => `${a}${b}` }),
          fc.array(tie('tree'), { maxLength: 3 }),
        )
        .map(([space, name, attributes, children]) => {
          const written = attributes.map(([one, key, value]) => ` ${named(one, key)}="${value}"`);
          return `<${named(space, name)}${written.join('')}>${children.join('')}</${named(space, name)}>`;
        }),
    ),
  }));
  const declared = Object.entries(namespaces).map(([name, uri]) => ` xmlns:${name}="${uri}"`);
  const { DOMParser } = new JSDOM().window;
  let accepted = 0;
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 3 }), (trees) => {
      const text = drawing(trees.join(''), declared.join(''));
      if (svgFaults(text).length > 0) return;
      accepted += 1;
      const read = new DOMParser().parseFromString(text, 'image/svg+xml');
      for (const element of read.querySelectorAll('*')) {
        if (element.namespaceURI === namespaces['note']) continue;
        expect(element.namespaceURI).toBe(namespaces['svg']);
        expect(allowedElements).toContain(element.localName);
        for (const { namespaceURI, localName, value } of element.attributes) {
          if (namespaceURI === null) expect(allowedAttributes).toContain(localName);
          if (localName === 'href') expect(value).toMatch(/^#/);
          expect([localName, value]).not.toEqual(['href', expect.stringContaining('javascript')]);
        }
      }
    }),
    { numRuns: 500 },
  );
  expect(accepted).toBeGreaterThan(20);
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
])('reads a megabyte of %j in no time', async (piece) => {
  const many = piece.repeat(1_000_000 / piece.length);
  const texts = [many, drawing(many), drawing('', ` style="${many}"`)];
  expect(await withinTime(() => texts.map(svgFaults), 2000)).toHaveLength(texts.length);
});
