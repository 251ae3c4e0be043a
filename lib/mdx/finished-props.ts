import type { BlockNode } from './nodes';

function written(value: Record<string, unknown>) {
  const argument = { type: 'Literal', value };
  const expression = {
    type: 'ObjectExpression',
    properties: [{ type: 'SpreadElement', argument }],
  };
  const estree = { type: 'Program', body: [{ type: 'ExpressionStatement', expression }] };
  return { type: 'mdxJsxExpressionAttribute', value: '', data: { estree } };
}

/**
 * Properties as the one attribute form that hast-util-to-jsx-runtime takes over unchanged: a spread
 * whose argument carries the finished value.
 */
export const finishedProps = (value: Record<string, unknown>) => written(value) as never;

/** Reads back what `finishedProps` has put on a block. */
export function readFinishedProps({ attributes }: BlockNode): Record<string, unknown> {
  const [attribute] = attributes as unknown as ReturnType<typeof written>[];
  return attribute?.data.estree.body[0]?.expression.properties[0]?.argument.value ?? {};
}
