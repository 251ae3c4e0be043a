import type { Expression, Node } from 'acorn';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';

/** The braces hold something other than a literal. */
class NotALiteral extends Error {
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
  JSXElement: 'program code (a tag)',
};

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

/** Where the value of a property begins, behind `name=` and its quotation mark or brace. */
function valueOffset(source: string, { name, position }: MdxJsxAttribute): number {
  const start = position?.start.offset ?? 0;
  const written = source.slice(start, position?.end.offset);
  const [before = ''] = /^\s*=\s*["'{]/.exec(written.slice(name.length)) ?? [];
  return start + name.length + before.length;
}

/** The expression in braces, as the parser read it; undefined where they hold none. */
function expressionOf({ value }: MdxJsxAttribute): Expression | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  const [statement] = value?.data?.estree?.body ?? [];
  return statement?.type === 'ExpressionStatement'
    ? (statement.expression as unknown as Expression)
    : undefined;
}

/** A property that is a text, a bare name or a literal in braces. @throws NotALiteral when it is anything else. */
function readAttribute(attribute: MdxJsxAttribute, source: string): Attribute {
  const { name, value } = attribute;
  const offset = attribute.position?.start.offset ?? 0;
  if (value === null || value === undefined)
    return { name, offset, value: true, offsets: new Map([['', offset]]) };
  const start = valueOffset(source, attribute);
  if (typeof value === 'string') return { name, offset, value, offsets: new Map([['', start]]) };
  const expression = expressionOf(attribute);
  if (!expression) throw new NotALiteral(start - 1, 'nothing');
  const offsets = new Map<string, number>();
  return { name, offset, value: literalValue(expression, '', offsets, source), offsets };
}

/**
 * Reads the attributes of a tag, with their positions. Nothing is executed: values are read off the syntax tree.
 * @param attributes As the parser gives them.
 * @param source The text they are in.
 * @returns Those with literal values, and a fault for each that holds anything else or is given twice.
 */
export function readAttributes(
  attributes: readonly (MdxJsxAttribute | MdxJsxExpressionAttribute)[],
  source: string,
): { attributes: Attribute[]; faults: AttributeFault[] } {
  const read: Attribute[] = [];
  const faults: AttributeFault[] = [];
  const names = new Set<string>();
  for (const attribute of attributes) {
    const offset = attribute.position?.start.offset ?? 0;
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      const message = 'expected a property such as name="text", found { without a name';
      faults.push({ offset, message });
      continue;
    }
    const { name } = attribute;
    if (names.has(name))
      faults.push({ offset, message: `\`${name}\` is given twice: keep one of the two` });
    names.add(name);
    try {
      read.push(readAttribute(attribute, source));
    } catch (error) {
      if (!(error instanceof NotALiteral)) throw error;
      faults.push({ offset: error.offset, message: `\`${name}\`: ${error.message}` });
    }
  }
  return { attributes: read, faults };
}
