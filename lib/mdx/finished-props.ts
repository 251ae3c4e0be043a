/**
 * Properties as the one attribute form that hast-util-to-jsx-runtime takes over unchanged: a spread
 * whose argument carries the finished value.
 */
export function finishedProps(value: Record<string, unknown>) {
  const argument = { type: 'Literal', value };
  const expression = {
    type: 'ObjectExpression',
    properties: [{ type: 'SpreadElement', argument }],
  };
  const estree = { type: 'Program', body: [{ type: 'ExpressionStatement', expression }] };
  return { type: 'mdxJsxExpressionAttribute', value: '', data: { estree } } as never;
}
