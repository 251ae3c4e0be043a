import { blocks } from 'generated/blocks';
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { prose } from '@/components/ui/prose/prose';
import type { CompiledBody } from '@/lib/mdx/compile';
import { evaluaterOf } from './evaluater';
import { ProseCodeBlock } from './prose-code-block';

const components = { ...prose, pre: ProseCodeBlock, ...blocks };

type MdxBodyProps = {
  body: CompiledBody;
  /** Elements that the page's template shows in its own way, e.g. its headings. */
  elements?: Partial<Components>;
};

/** The text of a page as React elements: Markdown in the site's look, tags as blocks. */
export function MdxBody({ body, elements }: MdxBodyProps): ReactNode {
  return toJsxRuntime(body.tree, {
    Fragment,
    jsx,
    jsxs,
    createEvaluater: evaluaterOf(components),
    // Blocks receive checked properties; the table of components only knows HTML's.
    components: { ...components, ...elements } as Partial<Components>,
  });
}
