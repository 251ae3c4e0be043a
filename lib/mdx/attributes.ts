import { type Expression, type Node, parseExpressionAt } from 'acorn';
import { decodeNamedCharacterReference } from 'decode-named-character-reference';

/** A value written in braces, and where each of its inner values is in the source. */
type Literal = {
  value: unknown;
  /** Offsets of inner values by their path, e.g. `0.heading`; the whole value has the path ``. */
  offsets: Map<string, number>;
  /** Where the expression ends. */
  end: number;
};

/** The braces hold something other than a literal. */
export class NotALiteral extends Error {
  /** Where the whole expression ends, so that reading can go on behind it. */
  end = 0;

  constructor(
    readonly offset: number,
    found: string,
  ) {
    super(
      `expected the value itself (a text in quotes, a number, true or false, or a list of these), found ${found}`,
    );
  }
}

/** Whatever would have to be worked out is program code to a writer; what kind, to everyone else. */
const kinds: Record<string, string> = {
  CallExpression: 'program code (a call)',
  ArrowFunctionExpression: 'program code (a function)',
  FunctionExpression: 'program code (a function)',
  MemberExpression: 'program code (a property access)',
  TemplateLiteral: 'program code (a template with expressions)',
  SpreadElement: 'program code (a spread)',
};

/**
 * Parses the literal that begins at an offset. Nothing is executed: the value is read off the syntax tree.
 * @param source Text that holds the expression.
 * @param offset Where the expression begins, after the brace.
 * @throws NotALiteral when it is anything but a literal, SyntaxError (with `pos`) when it is no expression.
 */
export function parseLiteral(source: string, offset: number): Literal {
  const expression = parseExpressionAt(source, offset, { ecmaVersion: 'latest' });
  const offsets = new Map<string, number>();
  try {
    return { value: literalValue(expression, '', offsets, source), offsets, end: expression.end };
  } catch (error) {
    if (error instanceof NotALiteral) error.end = expression.end;
    throw error;
  }
}

function literalValue(
  node: Expression | Node,
  path: string,
  offsets: Map<string, number>,
  source: string,
): unknown {
  offsets.set(path, node.start);
  const expression = node as Expression;
  const below = (key: string | number) => (path ? `${path}.${key}` : String(key));
  switch (expression.type) {
    case 'Literal':
      if (expression.regex || expression.bigint)
        throw new NotALiteral(node.start, 'a regular expression or big number');
      return expression.value;
    case 'UnaryExpression': {
      const { operator, argument } = expression;
      if (operator === '-' && argument.type === 'Literal' && typeof argument.value === 'number')
        return -argument.value;
      throw new NotALiteral(node.start, 'a calculation');
    }
    case 'TemplateLiteral':
      if (expression.expressions.length > 0)
        throw new NotALiteral(node.start, kinds['TemplateLiteral'] ?? '');
      return expression.quasis[0]?.value.cooked;
    case 'ArrayExpression':
      return expression.elements.map((element, index) => {
        if (!element) throw new NotALiteral(node.start, 'a list with a gap');
        return literalValue(element, below(index), offsets, source);
      });
    case 'ObjectExpression':
      return Object.fromEntries(
        expression.properties.map((property) => {
          if (property.type !== 'Property' || property.computed || property.method)
            throw new NotALiteral(property.start, kinds[property.type] ?? 'a computed property');
          const { key } = property;
          const name =
            key.type === 'Identifier' ? key.name : String((key as { value?: unknown }).value);
          return [name, literalValue(property.value, below(name), offsets, source)];
        }),
      );
    case 'Identifier':
      throw new NotALiteral(
        node.start,
        `${expression.name} without quotes; write "${expression.name}"`,
      );
    default:
      throw new NotALiteral(
        node.start,
        kinds[node.type] ?? `\`${source.slice(node.start, node.end)}\``,
      );
  }
}

/** One property of a block as written in MDX. Offsets count from the start of the source. */
export type Attribute = {
  name: string;
  /** Where the name begins. */
  offset: number;
  value: unknown;
  /** Where the value, or an inner value by its path, begins. */
  offsets: Map<string, number>;
};

type AttributeFault = { offset: number; message: string };

const space = /\s*/y;
const attributeName = /[^\s=/>{}"'<]+/y;
/** From the end of an expression to behind its brace; a comment may hold a brace of its own. */
const closing = /(?:\s|\)|\/\*[\s\S]*?\*\/|\/\/.*)*\}/y;

/** What a sticky pattern matches at an offset; empty when nothing. */
function matchAt(pattern: RegExp, source: string, offset: number): string {
  pattern.lastIndex = offset;
  return pattern.exec(source)?.[0] ?? '';
}

/** Character references in quoted values (`&quot;`, `&#8211;`) as the characters they stand for. */
const decode = (text: string) =>
  text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return decodeNamedCharacterReference(name) || whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** What precedes a tag in a quotation: its `>`, among bullets and spaces. */
const quotation = /^(?:[ \t\d.)*+-]*>)+/;

let cleared: { text: string; depth: number; result: string } | undefined;

/**
 * A text in which the `>` that begin the lines of quotations are blank: they are no part of the tags in them.
 * Positions stay.
 * @param depth How many of them are before a line.
 */
function withoutMarks(text: string, depth: number): string {
  // All tags of a quotation ask for the same.
  if (cleared?.text === text && cleared.depth === depth) return cleared.result;
  const marks = new RegExp(`\\n(?:[ \\t]*>){1,${depth}}`, 'g');
  const result = text.replace(marks, (mark) => mark.replaceAll('>', ' '));
  cleared = { text, depth, result };
  return result;
}

/** The text in which a tag is read, from its `<` on. */
function withoutQuotation(source: string, start: number): string {
  const lineStart = start === 0 ? 0 : source.lastIndexOf('\n', start - 1) + 1;
  const [marks = ''] = quotation.exec(source.slice(lineStart, start)) ?? [];
  const depth = marks.split('>').length - 1;
  return depth === 0 ? source : withoutMarks(source, depth);
}

/** Properties of one tag; the largest block takes some twenty. */
const mostAttributes = 100;

/**
 * Reads the attributes of an opening tag, with their positions.
 * @param text The whole text.
 * @param start Offset of the tag's `<`. The tag is known to be well-formed (the MDX parser accepted it).
 * @returns The attributes with literal values, and a fault for each that holds anything else.
 */
export function readAttributes(
  text: string,
  start: number,
): { attributes: Attribute[]; faults: AttributeFault[] } {
  const source = withoutQuotation(text, start);
  const attributes: Attribute[] = [];
  const faults: AttributeFault[] = [];
  const names = new Set<string>();
  let at = start + 1 + matchAt(/[^\s/>{]*/y, source, start + 1).length;
  for (;;) {
    at += matchAt(space, source, at).length;
    if (source[at] === '{') {
      faults.push({
        offset: at,
        message: 'expected a property such as name="text", found { without a name',
      });
      break;
    }
    const name = matchAt(attributeName, source, at);
    if (!name) break;
    const offset = at;
    at += name.length;
    if (names.has(name))
      faults.push({ offset, message: `\`${name}\` is given twice: keep one of the two` });
    names.add(name);
    if (attributes.length >= mostAttributes) {
      const message = `the tag has more than ${mostAttributes} properties: expected those its block knows`;
      faults.push({ offset, message });
      break;
    }
    const equals = matchAt(/\s*=\s*/y, source, at);
    if (!equals) {
      attributes.push({ name, offset, value: true, offsets: new Map([['', offset]]) });
      continue;
    }
    at += equals.length;
    const quote = source[at];
    if (quote === '"' || quote === "'") {
      const end = source.indexOf(quote, at + 1);
      if (end < 0) break;
      const value = decode(source.slice(at + 1, end));
      attributes.push({ name, offset, value, offsets: new Map([['', at + 1]]) });
      at = end + 1;
      continue;
    }
    try {
      const { value, offsets, end } = parseLiteral(source, at + 1);
      attributes.push({ name, offset, value, offsets });
      at = end + matchAt(closing, source, end).length;
    } catch (error) {
      if (!(error instanceof NotALiteral)) {
        faults.push({
          offset: at,
          message: `\`${name}\`: expected a text in quotes, a number, true or false, or a list of these`,
        });
        break;
      }
      faults.push({ offset: error.offset, message: `\`${name}\`: ${error.message}` });
      at = error.end + matchAt(closing, source, error.end).length;
    }
  }
  return { attributes, faults };
}
