import { describe, expect, it } from 'vitest';
import { NotALiteral, parseLiteral, readAttributes } from './attributes';

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

  it('reads attributes over several lines, with spaces around the equals sign', () => {
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
    ['a call', '<A b={run()} />', 'run()} />', 'found program code \\(a call\\)'],
    ['a name', '<A b={name} />', 'name} />', 'found name without quotes; write "name"'],
    [
      'a template',
      `<A b={\`x\${1}\`} />`,
      `\`x\${1}\`} />`,
      'found program code \\(a template with expressions\\)',
    ],
    [
      'a spread inside a value',
      '<A b={[...x]} />',
      '...x]} />',
      'found program code \\(a spread\\)',
    ],
    [
      'a call deep inside a value',
      '<A b={[{ c: f() }]} />',
      'f() }]} />',
      'found program code \\(a call\\)',
    ],
  ])('points at %s', (_name, tag, place, found) => {
    expect(faultsOf(tag)).toEqual([[place, expect.stringMatching(`^\`b\`: .*${found}$`)]]);
  });

  it('points at a spread of properties', () => {
    expect(faultsOf('<A b="c" {...all} />')).toEqual([
      ['{...all} />', 'expected a property such as name="text", found { without a name'],
    ]);
  });

  it.each(['<A b={} />', '<A b={<i/>} />'])('points at %s, which holds no literal', (tag) => {
    expect(faultsOf(tag)).toEqual([
      [tag.slice(5), '`b`: expected a text in quotes, a number, true or false, or a list of these'],
    ]);
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

/** The value of an expression, and the text that begins at each of its inner values. */
function placesIn(source: string): Record<string, string> {
  const { offsets } = parseLiteral(source, 0);
  return Object.fromEntries([...offsets].map(([path, at]) => [path, source.slice(at, at + 4)]));
}

/** The fault of an expression that is no literal. */
function faultOf(source: string): NotALiteral {
  try {
    parseLiteral(source, 0);
  } catch (error) {
    if (error instanceof NotALiteral) return error;
    throw error;
  }
  throw new Error(`${source} was taken for a literal`);
}

describe('parseLiteral', () => {
  it.each([
    ['"text"', 'text'],
    ["'it\\'s'", "it's"],
    ['`plain`', 'plain'],
    ['3.5', 3.5],
    ['-2', -2],
    ['true', true],
    ['null', null],
    ['[]', []],
    ['["a", 1, false]', ['a', 1, false]],
    ['{ a: 1, "b-c": { d: [null] }, 2: "two" }', { a: 1, 'b-c': { d: [null] }, 2: 'two' }],
    ['("in parentheses")', 'in parentheses'],
    ['/* why */ "text"', 'text'],
  ])('reads %s', (source, value) => {
    expect(parseLiteral(source, 0).value).toEqual(value);
  });

  it('begins where it is reported and says where the expression ends', () => {
    const source = '<A b={["x"]} c={2} />';
    const { value, end } = parseLiteral(source, source.indexOf('["'));
    expect(value).toEqual(['x']);
    expect(source.slice(end)).toBe('} c={2} />');
  });

  it('knows where each inner value stands', () => {
    expect(placesIn('[{ href: "/a", size: 12 }, "last"]')).toEqual({
      '': '[{ h',
      '0': '{ hr',
      '0.href': '"/a"',
      '0.size': '12 }',
      '1': '"las',
    });
  });

  it('does not let a key reach an object’s prototype', () => {
    const { value } = parseLiteral('{ __proto__: { isAdmin: true } }', 0);
    expect((value as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    expect(Object.keys(value as object)).toEqual(['__proto__']);
  });
});

describe('NotALiteral', () => {
  it.each([
    ['a call', 'alert(1)', 'program code (a call)'],
    ['a name', 'secret', 'secret without quotes; write "secret"'],
    ['undefined, which is a name', 'undefined', 'undefined without quotes; write "undefined"'],
    ['a function', '() => 1', 'program code (a function)'],
    ['a property access', 'process.env', 'program code (a property access)'],
    ['a template with expressions', `\`a\${1}\``, 'program code (a template with expressions)'],
    ['a calculation', '-x', 'a calculation'],
    ['a negation', '!0', 'a calculation'],
    ['a sum', '1 + 2', '`1 + 2`'],
    ['a regular expression', '/a/g', 'a regular expression or big number'],
    ['a big number', '10n', 'a regular expression or big number'],
    ['a list with a gap', '[1, , 2]', 'a list with a gap'],
    ['several values', '1, 2', '`1, 2`'],
  ])('refuses %s', (_name, source, found) => {
    const { message, offset } = faultOf(source);
    expect(message).toMatch(
      /^expected the value itself \(a text in quotes, a number, .*\), found /,
    );
    expect(message.endsWith(`found ${found}`)).toBe(true);
    expect(offset).toBe(0);
  });

  it.each([
    ['a call in a list', '["a", run()]', 'run()', 'program code (a call)'],
    ['a name in an object', '{ a: { b: name } }', 'name }', 'name without quotes; write "name"'],
    ['a shorthand property', '{ a: 1, name }', 'name }', 'name without quotes; write "name"'],
    ['a spread in an object', '{ a: 1, ...rest }', '...rest', 'program code (a spread)'],
    ['a spread in a list', '[...rest]', '...rest', 'program code (a spread)'],
    ['a computed key', '{ ["a"]: 1 }', '["a"]', 'a computed property'],
    ['a method', '{ a() {} }', 'a() {}', 'a computed property'],
    ['a getter', '{ get a() { return 1 } }', '() {', 'program code (a function)'],
  ])('points at %s', (_name, source, place, found) => {
    const { message, offset, end } = faultOf(source);
    expect(offset).toBe(source.indexOf(place));
    expect(message.endsWith(`found ${found}`)).toBe(true);
    expect(end).toBe(source.length);
  });

  it('is something else than a text that is no expression at all', () => {
    expect(() => parseLiteral('}', 0)).toThrow(SyntaxError);
  });
});
