import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { readAttributes } from './attributes';
import { parseMdx } from './parse';

/** The attributes of the first tag in a text. */
function read(source: string) {
  const tags: (MdxJsxFlowElement | MdxJsxTextElement)[] = [];
  visit(parseMdx(source), ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    tags.push(node as MdxJsxFlowElement);
  });
  return readAttributes(tags[0]?.attributes ?? [], source);
}

/** Names and values of a tag's attributes. */
function valuesOf(tag: string): Record<string, unknown> {
  const { attributes, faults } = read(tag);
  expect(faults).toEqual([]);
  return Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
}

/** Faults of a tag, each with the text that begins where it points. */
const faultsOf = (tag: string) =>
  read(tag).faults.map(({ offset, message }) => [tag.slice(offset), message]);

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

  it('reads attributes over several lines, with spaces around the equals sign', () => {
    expect(valuesOf('<A\n  b = "c"\r\n  d={\n    1\n  }\n/>')).toEqual({ b: 'c', d: 1 });
  });

  it('decodes character references in quotes, and leaves others alone', () => {
    expect(valuesOf('<A b="&quot;a&quot; &amp; b" c="1&#8211;2 &#x17C;&nbsp;" />')).toEqual({
      b: '"a" & b',
      c: '1–2 ż\u00A0',
    });
    const untouched = 'AT&T &nosuchname; a & b';
    expect(valuesOf(`<A b="${untouched}" />`)).toEqual({ b: untouched });
  });
});

describe('places', () => {
  it('knows where names and values stand, in the middle of a text', () => {
    const source = 'Żółw 😀 <Card heading="Zażółć" count={2} isOpen />';
    const { attributes } = read(source);
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
    const offsets = read(source).attributes[0]?.offsets;
    expect(offsets?.get('0')).toBe(source.indexOf('"/a"'));
    expect(offsets?.get('1')).toBe(source.indexOf('{ to'));
    expect(offsets?.get('1.to')).toBe(source.indexOf('"/b"'));
  });
});

describe('faults', () => {
  it('points at a spread of properties', () => {
    expect(faultsOf('<A b="c" {...all} />')).toEqual([
      ['{...all} />', 'expected a property such as name="text", found { without a name'],
    ]);
  });

  it('reads on behind a fault, so that all of them are found in one run', () => {
    const tag = '<A b={f({ x: 1 })} c="d" e={name /* } */} g="h" />';
    const { attributes, faults } = read(tag);
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
      'with a sign in a value',
      '> <A b="c > d" e="f"\n>   g="> h"\n> />',
      [
        ['b', 'c > d', 5],
        ['e', 'f', 15],
        ['g', '> h', 25],
      ],
    ],
  ])('reads a tag %s', (_name, source, expected) => {
    const { attributes, faults } = read(source);
    expect(faults).toEqual([]);
    expect(attributes.map(({ name, value, offset }) => [name, value, offset])).toEqual(expected);
  });
});

/** A value in braces. */
const literalOf = (expression: string) => read(`<A b={${expression}} />`).attributes[0];

/** What is said of a value that is no literal, and the text where it is said. */
function faultOf(expression: string): { message: string; at: string } {
  const tag = `<A b={${expression}} />`;
  const [fault] = read(tag).faults;
  return { message: fault?.message ?? '', at: tag.slice(fault?.offset ?? 0) };
}

describe('values in braces', () => {
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
  ])('are read: %s', (source, value) => {
    expect(literalOf(source)?.value).toEqual(value);
  });

  it('do not let a key reach an object’s prototype', () => {
    const value = literalOf('{ __proto__: { isAdmin: true } }')?.value;
    expect((value as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    expect(Object.keys(value as object)).toEqual(['__proto__']);
  });

  it.each([
    ['a call', 'alert(1)', 'program code (a call)'],
    ['a tag', '<i/>', 'program code (a tag)'],
    ['a name', 'secret', 'secret without quotes; write "secret"'],
    ['a function', '() => 1', 'program code (a function)'],
    ['a property access', 'process.env', 'program code (a property access)'],
    ['a template with expressions', `\`a\${1}\``, 'program code (a template with expressions)'],
    ['a calculation', '-x', 'a calculation'],
    ['a regular expression', '/a/g', 'a regular expression or big number'],
    ['a big number', '10n', 'a regular expression or big number'],
    ['a list with a gap', '[1, , 2]', 'a list with a gap'],
  ])('are refused where they are %s', (_name, source, found) => {
    const { message, at } = faultOf(source);
    expect(message).toMatch(/^`b`: expected the value itself \(a text in quotes, .*\), found /);
    expect(message.endsWith(`found ${found}`)).toBe(true);
    expect(at).toBe(`${source}} />`);
  });

  it.each([
    ['a call in a list', '["a", run()]', 'run()', 'program code (a call)'],
    ['a name in an object', '{ a: { b: name } }', 'name }', 'name without quotes; write "name"'],
    ['a spread in an object', '{ a: 1, ...rest }', '...rest', 'program code (a spread)'],
    ['a computed key', '{ ["a"]: 1 }', '["a"]', 'a computed property'],
    ['a getter', '{ get a() { return 1 } }', '() {', 'program code (a function)'],
  ])('are refused at %s', (_name, source, place, found) => {
    const { message, at } = faultOf(source);
    expect(at.startsWith(place)).toBe(true);
    expect(message.endsWith(`found ${found}`)).toBe(true);
  });
});
