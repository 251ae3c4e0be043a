import { type Expression, type Node, parseExpressionAt } from 'acorn';

/** A value written in braces, and where each of its inner values stands in the source. */
export type Literal = {
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
      `expected a literal (text, number, true, false, null, a list or an object of these), found ${found}`,
    );
  }
}

const kinds: Record<string, string> = {
  Identifier: 'a name',
  CallExpression: 'a call',
  ArrowFunctionExpression: 'a function',
  FunctionExpression: 'a function',
  MemberExpression: 'a property access',
  TemplateLiteral: 'a template with expressions',
  SpreadElement: 'a spread',
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
    default:
      throw new NotALiteral(
        node.start,
        kinds[node.type] ?? `\`${source.slice(node.start, node.end)}\``,
      );
  }
}
