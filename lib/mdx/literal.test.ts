import { describe, expect, it } from 'vitest';
import { NotALiteral, parseLiteral } from './literal';

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

  it('begins where it is told and says where the expression ends', () => {
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
    ['a call', 'alert(1)', 'a call'],
    ['a name', 'secret', 'a name'],
    ['undefined, which is a name', 'undefined', 'a name'],
    ['a function', '() => 1', 'a function'],
    ['a property access', 'process.env', 'a property access'],
    ['a template with expressions', `\`a\${1}\``, 'a template with expressions'],
    ['a calculation', '-x', 'a calculation'],
    ['a negation', '!0', 'a calculation'],
    ['a sum', '1 + 2', '`1 + 2`'],
    ['a regular expression', '/a/g', 'a regular expression or big number'],
    ['a big number', '10n', 'a regular expression or big number'],
    ['a list with a gap', '[1, , 2]', 'a list with a gap'],
    ['several values', '1, 2', '`1, 2`'],
  ])('refuses %s', (_name, source, found) => {
    const { message, offset } = faultOf(source);
    expect(message).toMatch(/^expected a literal \(text, number, .*\), found /);
    expect(message.endsWith(`found ${found}`)).toBe(true);
    expect(offset).toBe(0);
  });

  it.each([
    ['a call in a list', '["a", run()]', 'run()', 'a call'],
    ['a name in an object', '{ a: { b: name } }', 'name }', 'a name'],
    ['a shorthand property', '{ a: 1, name }', 'name }', 'a name'],
    ['a spread in an object', '{ a: 1, ...rest }', '...rest', 'a spread'],
    ['a spread in a list', '[...rest]', '...rest', 'a spread'],
    ['a computed key', '{ ["a"]: 1 }', '["a"]', 'a computed property'],
    ['a method', '{ a() {} }', 'a() {}', 'a computed property'],
    ['a getter', '{ get a() { return 1 } }', '() {', 'a function'],
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
