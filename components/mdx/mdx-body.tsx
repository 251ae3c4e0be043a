import { blocks } from 'generated/blocks';
import { type Components, type Options, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { getTranslations } from 'next-intl/server';
import { type ComponentProps, isValidElement, type ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { CodeBlock } from '@/components/ui/code-block/code-block';
import { prose } from '@/components/ui/prose/prose';
import type { CompiledBody } from '@/lib/mdx/compile';

/**
 * Stands where other MDX set-ups run code: hands finished properties through (see lib/mdx/compile.ts)
 * and looks tags up in the table of blocks. Anything that would have to be run is refused.
 * @param components Blocks by the name of their tag.
 */
const evaluaterOf =
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

type ProseCodeBlockProps = ComponentProps<'pre'> & {
  /** From behind the fence, by lib/mdx/highlight-code.ts. */
  'data-title'?: string;
  'data-language'?: string;
};

/** A code block of a text: named by its title, else by its language, and copied with one click. */
async function ProseCodeBlock(props: ProseCodeBlockProps) {
  const { children, 'data-title': title, 'data-language': language } = props;
  const t = await getTranslations('components.code_block');
  const code = isValidElement<{ children?: ReactNode }>(children)
    ? children.props.children
    : children;
  return (
    <CodeBlock
      title={title ?? language ?? t('code')}
      isFileName={title !== undefined}
      labels={{ copy: t('copy'), copied: t('copied'), selected: t('selected') }}
    >
      {code}
    </CodeBlock>
  );
}

const components = { ...prose, pre: ProseCodeBlock, ...blocks };

type MdxBodyProps = {
  body: CompiledBody;
  /** The parts of the text that are shown; all of them without it. */
  only?: (part: CompiledBody['tree']['children'][number]) => boolean;
  /** Elements that the page's template shows in its own way, e.g. its headings. */
  elements?: Partial<Components>;
};

/** The text of a page as React elements: Markdown in the site's look, tags as blocks. */
export function MdxBody({ body, only = () => true, elements }: MdxBodyProps): ReactNode {
  return toJsxRuntime(
    { ...body.tree, children: body.tree.children.filter(only) },
    {
      Fragment,
      jsx,
      jsxs,
      createEvaluater: evaluaterOf(components),
      // As an attribute, which the cells of prose.tsx read: the site's policy admits no style attributes.
      tableCellAlignToStyle: false,
      // Blocks receive checked properties; the table of components only knows HTML's.
      components: { ...components, ...elements } as Partial<Components>,
    },
  );
}
