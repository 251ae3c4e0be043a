// @vitest-environment jsdom
import fc from 'fast-check';
import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { decodeFlight, plainHtml } from '@/tests/support/flight';
import { complete } from './complete-data';
import type { Model } from './flight-rows';
import { leaveOutStatic } from './static-stretches';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A component of the browser. */
const Leaf = ({ label, children }: { label: string; children?: ReactNode }) => (
  <i title={label} data-leaf="">
    {children}
  </i>
);
const leafRow = 'fff:I[1,["a.js"],"Leaf"]\n';

const decode = (data: string) => decodeFlight(data, () => Leaf) as ReactNode;

/** The page of some data: its HTML in a document, the data that are left, and those that React gets. */
function pageOf(rows: string) {
  const data = rows + leafRow;
  const html = renderToString(decode(data));
  const living = leaveOutStatic(html, data);
  document.body.innerHTML = `<div id="root">${living.html}</div>`;
  const [, [, filled]] = complete([[0], [1, ...living.parts]], document);
  return { ...living, html, filled, described: living.parts.join('#') };
}

const long =
  'A text that is long enough to be worth leaving out of what React is told of a page. '.repeat(2);
const text = (content = long) => JSON.stringify(content);
const p = (children = text(), key = 'null') => `["$","p",${key},{"children":${children}}]`;

describe('what never changes', () => {
  it('is left out, and given as the HTML that the page has', () => {
    const page = pageOf(`0:["$","main",null,{"id":"a","children":[${p()},${p(text('$$5'))}]}]\n`);
    expect(page.html).toContain(long);
    expect(page.parts).toEqual([
      '0:["$","main",null,{"id":"a","dangerouslySetInnerHTML":{"__html":',
      0,
      `}}]\n`,
    ]);
    expect(page.filled).toContain(JSON.stringify(`<p>${long}</p><p>$5</p>`).slice(1, -1));
  });

  it('is left out around what lives', () => {
    const leaf = '["$","$Lfff",null,{"label":"x"}]';
    const { described } = pageOf(`0:["$","main",null,{"children":[${p()},${leaf},${p()}]}]\n`);
    expect(described).not.toContain(long);
    expect(described).toContain(leaf);
    expect(described).toContain('fff:I');
  });

  it('is found in other rows, which are dropped then', () => {
    const page = pageOf(
      `1:${p()}\n2:T${Buffer.byteLength(long).toString(16)},${long}3:${p('"$2"')}\n4:"$Sreact.fragment"\n0:["$","main",null,{"children":["$L1",["$","$4",null,{"children":"$L3"}]]}]\n`,
    );
    expect(page.described).toMatch(
      /^0:\["\$","main",null,\{"dangerouslySetInnerHTML":\{"__html":#\d#\}\}\]\n$/,
    );
  });

  it('is given in full where a reference leads through it', () => {
    const style = '{"color":"red","margin":"0 0 0 0","padding":"0 0 0 0"}';
    const styled = `["$","p",null,{"style":${style},"children":${text()}}]`;
    const leaf =
      '["$","$Lfff",null,{"label":"x","children":["$","i",null,{"style":"$0:props:children:0:props:children:props:style"}]}]';
    const page = pageOf(
      `0:["$","main",null,{"children":[["$","div",null,{"children":${styled}}],${leaf}]}]\n`,
    );
    expect(page.described).not.toContain(long);
    expect(page.described).toContain(`["$","i",null,{"style":${style}}]`);
  });

  it('begins with a dollar, and is no reference', () => {
    const page = pageOf(`0:["$","p",null,{"children":${text(`$$1 ${long}`)}}]\n`);
    expect(plainHtml(renderToString(decode(page.filled)))).toBe(plainHtml(page.html));
    expect(page.filled).toContain('"$$1 ');
  });
});

describe('what stays described', () => {
  const leaf = '["$","$Lfff",null,{"label":"x"}]';
  it.each([
    ['a component of the browser', leaf],
    ['a short text', p(text('Short'))],
    ['a script that runs', `["$","script",null,{"dangerouslySetInnerHTML":{"__html":${text()}}}]`],
    [
      'data for search engines, who may look for the tag as it is',
      `["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":${text()}}}]`,
    ],
    ['a title, which React moves into the head', `["$","title",null,{"children":${text()}}]`],
    [
      'what is in noscript, which browsers take for text',
      `["$","noscript",null,{"children":${p()}}]`,
    ],
    ['code that begins with an empty line', `["$","pre",null,{"children":${text(`\n${long}`)}}]`],
  ])('%s', (_name, model) => {
    const row = `0:["$","main",null,{"children":[${model},${leaf}]}]\n`;
    expect(pageOf(row).described).toContain(row);
  });

  it('what the page’s HTML does not have, since it is shown later', () => {
    const row = `0:["$","main",null,{"children":["$","$Lfff",null,{"title":${p()}}]}]\n`;
    expect(pageOf(row).described).toContain(row);
  });

  it('a promise, and what comes bit by bit', () => {
    const rows = `1:X\n1:${p()}\n1:C\n2:${p()}\n0:["$","main",null,{"children":["$","$Lfff",null,{"later":"$@2","bits":"$1"}]}]\n`;
    expect(leaveOutStatic('<main><i></i></main>', rows + leafRow).parts).toEqual([rows + leafRow]);
  });
});

it.each([
  ['has no beginning', '1:"a"\n', /no row 0/],
  ['refers to what is not there', '0:["$","p",null,{"children":"$0:props:x"}]\n', /leads nowhere/],
  [
    'refers to a part of a promise',
    '0:["$","p",null,{"children":"$@1:a"}]\n1:{"a":1}\n',
    /Unknown reference/,
  ],
])('refuses data that %s', (_name, data, message) => {
  expect(() => leaveOutStatic('', data)).toThrow(message);
  expect(() => leaveOutStatic('', data)).toThrow(/Fix scripts\/build\/page-data/);
});

/** A part of a page as a test makes it up. */
type Part =
  | { kind: 'text'; text: string; isOutlined: boolean }
  | { kind: 'element'; tag: string; className?: string; children: Part[]; isOutlined: boolean }
  | { kind: 'leaf'; label: string; children: Part[]; isOutlined: boolean }
  | { kind: 'again'; index: number };

// A page holds neither: parsers of HTML change both.
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }).map((one) => one.replace(/[\0\r\p{Cs}]/gu, '')),
  fc.constantFrom(long, '$1', '$$', '</p>', '<!-- -->', '$~0', '"$~0"'),
);
const { part } = fc.letrec<{ part: Part; children: Part[] }>((tie) => ({
  children: fc.array(tie('part'), { maxLength: 4 }),
  part: fc.oneof(
    { maxDepth: 5 },
    fc.record({ kind: fc.constant('text' as const), text: anyText, isOutlined: fc.boolean() }),
    fc.record({ kind: fc.constant('again' as const), index: fc.nat() }),
    fc.record({
      kind: fc.constant('element' as const),
      tag: fc.constantFrom('div', 'section', 'span', 'em', 'ul'),
      className: fc.option(anyText, { nil: undefined }),
      children: tie('children'),
      isOutlined: fc.boolean(),
    }),
    fc.record({
      kind: fc.constant('leaf' as const),
      label: anyText,
      children: tie('children'),
      isOutlined: fc.boolean(),
    }),
  ),
}));

/** Rows as React writes them: some parts in rows of their own, which others refer to. */
function encode(parts: Part[]): string {
  const rows: string[] = [];
  const outlined: string[] = [];
  const put = (row: string) => {
    const id = (rows.length + 1).toString(16);
    rows.push(`${id}:${row}`);
    return id;
  };
  const escaped = (content: string) => (content.startsWith('$') ? `$${content}` : content);
  const modelOf = (one: Part, index: number): Model => {
    if (one.kind === 'again') return outlined[one.index % outlined.length] ?? null;
    if (one.kind === 'text') {
      if (!one.isOutlined || one.text === '') return escaped(one.text);
      return `$${put(`T${Buffer.byteLength(one.text).toString(16)},${one.text}`)}`;
    }
    const children = one.children.map(modelOf);
    const props: Record<string, string> =
      one.kind === 'leaf'
        ? { label: escaped(one.label) }
        : { className: one.className === undefined ? '$undefined' : escaped(one.className) };
    const element: Model = [
      '$',
      one.kind === 'leaf' ? '$Lfff' : one.tag,
      `${index}`,
      { ...props, children },
    ];
    if (!one.isOutlined) return element;
    const reference = `$L${put(`${JSON.stringify(element)}\n`)}`;
    outlined.push(reference);
    return reference;
  };
  const children = parts.map(modelOf);
  // Half of what stands here already is said by the way to it.
  const withPaths = [
    ...children,
    ...children.map((_, index) => (index % 2 ? null : `$0:props:children:${index}`)),
  ];
  return `${rows.join('')}0:${JSON.stringify(['$', 'main', null, { children: withPaths }])}\n`;
}

it('renders and hydrates to the same page with any tree of parts', async () => {
  // Elements get no keys here, of which React would complain.
  const said = vi.spyOn(console, 'error').mockReturnValue();
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 4 }), async (parts) => {
      const page = pageOf(encode(parts));
      const node = decode(page.filled);
      expect(plainHtml(renderToString(node))).toBe(plainHtml(page.html));
      const root = document.getElementById('root') as HTMLElement;
      const before = root.innerHTML;
      const faults: unknown[] = [];
      await act(async () => {
        hydrateRoot(root, node, { onRecoverableError: (fault) => faults.push(fault) });
      });
      expect(faults).toEqual([]);
      expect(root.innerHTML).toBe(before);
    }),
    { numRuns: 150 },
  );
  said.mockRestore();
});
