import { describe, expect, it } from 'vitest';
import { readAttributes } from './attributes';

/** Names and values of a tag's attributes. */
function valuesOf(tag: string): Record<string, unknown> {
  const { attributes, faults } = readAttributes(tag, 0);
  expect(faults).toEqual([]);
  return Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
}

/** Faults of a tag, each with the text that begins where it points. */
const faultsOf = (tag: string) =>
  readAttributes(tag, 0).faults.map(({ offset, message }) => [tag.slice(offset), message]);

describe('values', () => {
  it('reads texts, literals and bare names', () => {
    expect(valuesOf(`<A text="a b" other='c "d"' count={3} list={["x"]} isOpen />`)).toEqual({
      text: 'a b',
      other: 'c "d"',
      count: 3,
      list: ['x'],
      isOpen: true,
    });
  });

  it('reads a tag without attributes', () => {
    expect(valuesOf('<A />')).toEqual({});
    expect(valuesOf('<A>b="c"</A>')).toEqual({});
  });

  it('reads attributes over several lines, with blanks around the equals sign', () => {
    expect(valuesOf('<A\n  b = "c"\r\n  d={\n    1\n  }\n>')).toEqual({ b: 'c', d: 1 });
  });

  it('does not stop at marks inside a value', () => {
    expect(valuesOf('<A b="/> {x} c=1" d={"}"} e="f" />')).toEqual({
      b: '/> {x} c=1',
      d: '}',
      e: 'f',
    });
  });

  it('reads on behind parentheses and comments around a value', () => {
    const tag = '<A b={("x")} c={"y" /* } */} d={/* { */ 1 // }\n} e="z" />';
    expect(valuesOf(tag)).toEqual({ b: 'x', c: 'y', d: 1, e: 'z' });
  });

  it('decodes character references in quotes, and leaves others alone', () => {
    expect(valuesOf('<A b="&quot;a&quot; &amp; b" c="1&#8211;2 &#x17C;&nbsp;" />')).toEqual({
      b: '"a" & b',
      c: '1–2 ż\u00A0',
    });
    const untouched = 'AT&T &nosuchname; &#0; &#1114112; a & b';
    expect(valuesOf(`<A b="${untouched}" />`)).toEqual({ b: untouched });
  });

  it('does not decode character references in braces', () => {
    expect(valuesOf('<A b={"&amp;"} />')).toEqual({ b: '&amp;' });
  });
});

describe('places', () => {
  it('knows where names and values stand, in the middle of a text', () => {
    const source = 'Żółw 😀 <Card heading="Zażółć" count={2} isOpen />';
    const { attributes } = readAttributes(source, source.indexOf('<'));
    const places = attributes.map(({ name, offset, offsets }) => [
      name,
      source.slice(offset, offset + name.length),
      source.slice(offsets.get(''), (offsets.get('') ?? 0) + 3),
    ]);
    expect(places).toEqual([
      ['heading', 'heading', 'Zaż'],
      ['count', 'count', '2} '],
      ['isOpen', 'isOpen', 'isO'],
    ]);
  });

  it('knows where inner values stand', () => {
    const source = '<Cards\n  pages={[\n    "/a",\n    { to: "/b" },\n  ]}\n/>';
    const offsets = readAttributes(source, 0).attributes[0]?.offsets;
    expect(offsets?.get('0')).toBe(source.indexOf('"/a"'));
    expect(offsets?.get('1')).toBe(source.indexOf('{ to'));
    expect(offsets?.get('1.to')).toBe(source.indexOf('"/b"'));
  });
});

describe('faults', () => {
  it.each([
    ['a call', '<A b={run()} />', 'run()} />', 'found a call'],
    ['a name', '<A b={name} />', 'name} />', 'found a name'],
    ['a template', `<A b={\`x\${1}\`} />`, `\`x\${1}\`} />`, 'found a template with expressions'],
    ['a spread inside a value', '<A b={[...x]} />', '...x]} />', 'found a spread'],
    ['a call deep inside a value', '<A b={[{ c: f() }]} />', 'f() }]} />', 'found a call'],
  ])('points at %s', (_name, tag, place, found) => {
    expect(faultsOf(tag)).toEqual([[place, expect.stringMatching(`^\`b\`: .*${found}$`)]]);
  });

  it('points at a spread of properties', () => {
    expect(faultsOf('<A b="c" {...all} />')).toEqual([
      ['{...all} />', 'expected named properties, found a spread'],
    ]);
  });

  it.each(['<A b={} />', '<A b={<i/>} />'])('points at %s, which holds no literal', (tag) => {
    expect(faultsOf(tag)).toEqual([[tag.slice(5), '`b`: expected a literal value']]);
  });

  it('reads on behind a fault, so that all of them are found in one run', () => {
    const tag = '<A b={f({ x: 1 })} c="d" e={name /* } */} g="h" />';
    const { attributes, faults } = readAttributes(tag, 0);
    expect(attributes.map(({ name, value }) => [name, value])).toEqual([
      ['c', 'd'],
      ['g', 'h'],
    ]);
    expect(faults.map(({ offset }) => offset)).toEqual([tag.indexOf('f('), tag.indexOf('name')]);
  });
});

describe('in a quotation', () => {
  it.each([
    ['over several lines', '> <A\n>   b="c"\n> />', [['b', 'c', 9]]],
    [
      'in a quotation in another',
      '> > <A\n> >   b={[\n> > "c"\n> > ]}\n> > />',
      [['b', ['c'], 13]],
    ],
    ['in a quotation in a list', '- > <A\n  >   b="c"\n  > />', [['b', 'c', 13]]],
    [
      'with a sign in a value',
      '> <A b="c > d" e="f"\n>   g="> h"\n> />',
      [
        ['b', 'c > d', 5],
        ['e', 'f', 15],
        ['g', '> h', 25],
      ],
    ],
  ])('reads a tag %s', (_name, source, expected) => {
    const { attributes, faults } = readAttributes(source, source.indexOf('<'));
    expect(faults).toEqual([]);
    expect(attributes.map(({ name, value, offset }) => [name, value, offset])).toEqual(expected);
  });

  it('leaves a `>` outside a quotation alone', () => {
    const { attributes } = readAttributes('<A b="c\n> d" />', 0);
    expect(attributes.map(({ value }) => value)).toEqual(['c\n> d']);
  });
});
