import { expect, it } from 'vitest';
import { inOneOrder } from './canonical-rows';
import { routerFiles } from './router-files';

/** How a segment with a parameter stands in the data: `[[...path]]` at `/blog/kept`. */
const parameter = { n: 'path', t: 'oc', k: 'blog/kept', s: ['feeds'] };

type Changes = {
  page?: object;
  head?: object;
  /** Of the innermost part. */
  last?: object;
  /** Rows with parts. */
  children?: (parts: unknown[]) => unknown[];
};

/** Data of a page with four parts, as Next.js renders them. */
function rendered({ page, head, last, children = (parts) => parts }: Changes = {}): string {
  const part = (s: unknown, h: number, more: object) => ({
    s,
    h,
    d: { r: ['$', 'p', null, { children: 'text with {"s":"__PAGE__","h":1}' }], p: false, v: null },
    ...more,
  });
  const row = (id: string, model: unknown) => `${id}:${JSON.stringify(model)}\n`;
  const top = {
    c: ['', 'blog', 'kept'],
    t: { t: part('', 131_600, { c: '$Q3' }), h: { r: null, p: false, v: null, ...head } },
    b: 'version-1',
    ...page,
  };
  return [
    ':HL["/style.css","style"]\n',
    row('1', children([['children', part('__PAGE__', 512, { ...last })]])),
    row('2', [['children', part(parameter, 66_048, { c: '$Q1' })]]),
    row('3', [['children', part('(en)', 131_600, { c: '$Q2' })]]),
    row('0', top),
  ].join('');
}

/** What rows say, by their ids. */
const rowsOf = (text: string): Record<string, unknown> =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith(':'))
      .map((line) => [
        line.slice(0, line.indexOf(':')),
        JSON.parse(line.slice(line.indexOf(':') + 1)),
      ]),
  );

it('says which parts a page has, and that all come in one file', () => {
  const { tree, ahead } = routerFiles(rendered());
  expect(tree.name).toBe('__next._tree.txt');
  // As Next.js 16.4 writes it itself where all parts are small.
  expect(tree.text).toBe(
    [
      ':HL["/style.css","style"]',
      '3:[["children",{"s":"__PAGE__","h":160}]]',
      '2:[["children",{"s":{"n":"path","t":"oc","k":"blog/kept","s":["feeds"]},"h":65632,"c":"$Q3"}]]',
      '1:[["children",{"s":"(en)","h":131184,"c":"$Q2"}]]',
      '0:{"b":"version-1","t":{"t":{"s":"","h":131152,"c":"$Q1"}}}',
      '',
    ].join('\n'),
  );
  expect(ahead.name).toBe('__next.!KGVuKQ.$oc$path.__PAGE__.txt');
});

it('has the parts say the same, and that nothing is missing in any of them', () => {
  const rows = rowsOf(routerFiles(rendered()).ahead.text);
  const text = JSON.stringify(rows);
  expect([...text.matchAll(/"h":(\d+),"d"/g)].map(([, h]) => Number(h)).sort()).toEqual(
    [131_152, 131_184, 160, 65_632].sort(),
  );
  const promises = [...text.matchAll(/"p":"\$@([0-9a-f]+)"/g)].map(([, id]) => id ?? '');
  expect(promises).toHaveLength(5);
  expect(promises.map((id) => rows[id])).toEqual(promises.map(() => '$undefined'));
  expect(text).not.toContain('"p":false');
});

it('sends ahead what the parts are made of, and nothing else', () => {
  const further = 'f:I[1,["/error.js"],"default"]\n';
  const data = rendered({ page: { G: '$f' } });
  const { ahead } = routerFiles(further + data);
  expect(ahead.text).not.toContain('/error.js');
  expect(Object.keys(rowsOf(ahead.text)['0'] as object)).toEqual(['t', 'b']);
  expect(ahead.text).toBe(routerFiles(rendered()).ahead.text);
});

it('sends ahead what stands elsewhere in the data, where a part refers to it by a way', () => {
  const within = { r: '$0:G:1', p: false, v: null };
  const { ahead } = routerFiles(rendered({ page: { G: ['x', 'said once'] }, last: { d: within } }));
  expect(ahead.text).toContain('"r":"said once"');
});

it('leaves all data as they are, in one order', () => {
  expect(routerFiles(rendered()).data).toBe(inOneOrder(rendered()));
});

it('leaves texts as they are, also those that read like a part', () => {
  const { ahead } = routerFiles(rendered());
  expect(ahead.text.match(/text with \{\\"s\\":\\"__PAGE__\\",\\"h\\":1\}/g)).toHaveLength(4);
});

it('refuses parts that it has made: a page goes through here once', () => {
  const { ahead } = routerFiles(rendered());
  expect(() => routerFiles(ahead.text)).toThrow(/complete/);
});

it.each<[string, Changes | string, RegExp]>([
  ['no version', { page: { b: undefined } }, /Expected the version of the site/],
  ['a head that may not be whole', { head: { p: true } }, /complete head/],
  ['a part that may not be whole', { last: { d: { r: null, p: true, v: null } } }, /complete/],
  ['a page that is none', { last: { s: 'layout' } }, /Expected a page in the innermost part/],
  ['parts in another form', { last: { c: '$L1' } }, /Expected a reference to the parts/],
  ['parts that are text', `${rendered({ last: { c: '$Qf' } })}f:T3,abc`, /Expected a row \w+/],
  ['a row that is not there', { last: { c: '$Q9' } }, /row 9 that is not there/],
  [
    'two parts in one',
    { children: ([one]) => [one, ['modal', { s: 'x', d: { r: null, p: false, v: null } }]] },
    /Expected one part/,
  ],
  ['no page at all', '0:"text"\n', /Expected the version of the site/],
])('refuses data with %s, and says what to mend', (_what, changes, message) => {
  const text = typeof changes === 'string' ? changes : rendered(changes);
  expect(() => routerFiles(text)).toThrow(message);
  expect(() => routerFiles(text)).toThrow(/Fix scripts\/build\/page-data/);
});
