import type { Options } from 'hast-util-to-jsx-runtime';

/**
 * Stands where other MDX set-ups run code: hands finished properties through (see lib/mdx/compile.ts)
 * and looks tags up in the table of blocks. Anything that would have to be run is refused.
 * @param components Blocks by the name of their tag.
 */
export const evaluaterOf =
  (components: Readonly<Record<string, unknown>>): NonNullable<Options['createEvaluater']> =>
  () => ({
    evaluateExpression(expression) {
      if (expression.type === 'Literal') return expression.value;
      if (expression.type === 'Identifier' && Object.hasOwn(components, expression.name))
        return components[expression.name];
      throw new Error(`Content is data: expected a finished value, found ${expression.type}`);
    },
    evaluateProgram() {
      throw new Error('Content is data: import and export are not part of a text');
    },
  });
