import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOneOrder } from './canonical-rows';
import { type FlightRow, type Model, parseRows, printRow, readString } from './flight-rows';

/** What rows describe, from row 0 on, with references followed. */
function described(data: string): unknown {
  const rows = new Map(parseRows(data).map((row) => [row.id, row]));
  const follow = (model: Model, way: readonly string[]): unknown => {
    if (typeof model === 'string') {
      const reference = readString(model);
      if (reference.kind !== 'row') return model;
      if (way.includes(reference.id)) return 'a circle';
      return [reference.use, rowOf(reference.id, [...way, reference.id])];
    }
    if (typeof model !== 'object' || model === null) return model;
    if (Array.isArray(model)) return model.map((one) => follow(one, way));
    return Object.fromEntries(Object.entries(model).map(([key, one]) => [key, follow(one, way)]));
  };
  const rowOf = (id: string, way: readonly string[]): unknown => {
    const row = rows.get(id);
    if (!row || row.tag === 'T') return [row?.tag, row?.body];
    return [row.tag, follow(JSON.parse(row.body), way)];
  };
  return rowOf('0', ['0']);
}

/** Rows of a page: each may refer to those after it, and every one but the first is referred to. */
const pages = fc
  .array(
    fc.record({
      isText: fc.boolean(),
      text: fc.string(),
      uses: fc.array(fc.nat(), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((drafts) =>
    drafts.map(({ isText, text, uses }, index): FlightRow => {
      const rest = drafts.length - index - 1;
      if (isText && rest === 0 && index > 0)
        return { id: index.toString(16), tag: 'T', body: text };
      const targets = rest > 0 ? [1, ...uses.map((use) => 1 + (use % rest))] : [];
      const children = targets.map((step) => `$L${(index + step).toString(16)}`);
      const escaped = text.startsWith('$') ? `$${text}` : text;
      const body = JSON.stringify(['$', 'p', null, { children: [escaped, ...children] }]);
      return { id: index.toString(16), tag: '', body };
    }),
  );

/** The same rows as React might have written them on another day: other numbers, another order. */
const shuffled = pages.chain((rows) =>
  fc
    .record({
      order: fc.shuffledSubarray(rows, { minLength: rows.length, maxLength: rows.length }),
      numbers: fc.uniqueArray(fc.integer({ min: 1, max: 999 }), {
        minLength: rows.length,
        maxLength: rows.length,
      }),
    })
    .map(({ order, numbers }) => {
      const idOf = (id: string) =>
        id === '0' ? id : (numbers[Number.parseInt(id, 16)] ?? 0).toString(16);
      const other = order.map((row) => ({
        ...row,
        id: idOf(row.id),
        body:
          row.tag === 'T'
            ? row.body
            : row.body.replace(/"\$L([0-9a-f]+)"/g, (_, id: string) => `"$L${idOf(id)}"`),
      }));
      return { data: rows.map(printRow).join(''), other: other.map(printRow).join('') };
    }),
);

describe('data in one order', () => {
  it('are the same for rows in any order and with any numbers', () => {
    fc.assert(
      fc.property(shuffled, ({ data, other }) => {
        expect(inOneOrder(other)).toBe(inOneOrder(data));
      }),
    );
  });

  it('describe the same page, and stay as they are when they are put in order again', () => {
    fc.assert(
      fc.property(shuffled, ({ data }) => {
        const ordered = inOneOrder(data);
        expect(described(ordered)).toEqual(described(data));
        expect(inOneOrder(ordered)).toBe(ordered);
      }),
    );
  });

  it('have hints first, and what a row refers to before it', () => {
    const data =
      '0:["$","p",null,{"children":"$L2"}]\n:HL["/b.css","style"]\n2:"x"\n:HL["/a.css","style"]\n';
    expect(inOneOrder(data)).toBe(
      ':HL["/a.css","style"]\n:HL["/b.css","style"]\n1:"x"\n0:["$","p",null,{"children":"$L1"}]\n',
    );
  });

  it('write out what is referred to by a way through another row', () => {
    const data = '1:{"a":{"b":"shared"}}\n0:["$L1","$1:a:b"]\n';
    expect(inOneOrder(data)).toBe('1:{"a":{"b":"shared"}}\n0:["$L1","shared"]\n');
  });

  it('keep the rows of a stream together', () => {
    const data = '5:x\n0:["$5"]\n5:"part"\n5:C\n';
    expect(inOneOrder(data)).toBe('1:x\n1:"part"\n1:C\n0:["$1"]\n');
  });

  it('have the ids of server components in their order, whichever was rendered first', () => {
    const rendered = (title: string, note: string) =>
      `2:["$","p",null,{"id":"${note}"}]\n1:["$","h2",null,{"id":"${title}","aria-describedby":"x ${note}-t ${title}"}]\n` +
      '0:["$L1","$L2"]\n3:T' +
      `${(`#${title} ${note}`.length).toString(16)},#${title} ${note}`;
    const one = inOneOrder(rendered('_S_0_', '_S_2v_'));
    expect(inOneOrder(rendered('_S_10_', '_S_0_'))).toBe(one);
    expect(one).toContain('"id":"_S_0_","aria-describedby":"x _S_1_-t _S_0_"');
    expect(parseRows(one).at(-1)?.body).toBe('#_S_0_ _S_1_');
  });

  it.each([
    ['a row that is not there', '0:["$L9"]\n', /row 9 that is not there/],
    ['a way that leads nowhere', '1:{}\n0:["$1:a"]\n', /leads nowhere/],
    ['an unknown reference', '0:["$Z1"]\n', /Unknown reference/],
  ])('are refused with %s', (_what, data, message) => {
    expect(() => inOneOrder(data)).toThrow(message);
  });
});
