import { createRequire } from 'node:module';
import path from 'node:path';
import {
  type ComponentProps,
  createElement,
  Fragment,
  isValidElement,
  type JSX,
  type ReactNode,
} from 'react';
import { onceForPages } from '@/lib/content/page-inputs';

/** React’s renderer of HTML as Node has it: modules of server components get another one, which refuses. */
const { renderToStaticMarkup } = createRequire(path.join(process.cwd(), 'package.json'))(
  'react-dom/server',
) as typeof import('react-dom/server');

/**
 * What server components draw, without components: that renderer knows none that wait for something.
 * @throws when a component of the browser is among them.
 */
async function drawn(node: ReactNode): Promise<ReactNode> {
  if (Array.isArray(node)) {
    const nodes = await Promise.all(node.map(drawn));
    // As arguments and not as a list, whose elements React wants to have keys.
    return createElement(Fragment, null, ...nodes);
  }
  if (!isValidElement<{ children?: ReactNode }>(node)) return await node;
  const { type, props } = node;
  const { children, ...others } = props;
  if (type === Fragment) return drawn(children);
  if (typeof type === 'string') return createElement(type, others, await drawn(children));
  if (typeof type === 'function' && !('$$typeof' in type))
    return drawn(await (type as (props: object) => ReactNode | Promise<ReactNode>)(props));
  throw new Error(
    'A component of the browser is in a StaticHtml: expected elements and components of the server, since nothing in it runs there',
  );
}

type Tag = 'div' | 'footer';

type StaticHtmlProps<As extends Tag> = {
  as: As;
  /** Name of the HTML: where pages give the same one, the HTML is made once for all of them. */
  name: string;
  /** What is in the element. Calls and components in it depend on nothing but what the name says. */
  children: () => ReactNode;
} & Omit<ComponentProps<As>, 'children' | 'dangerouslySetInnerHTML'>;

/**
 * An element whose inside is HTML: for what is on every page and never changes in a browser. React renders it once for many
 * pages, and does not hear of what is in it. Links in it lead through the router all
 * the same (components/layout/page-links).
 */
export async function StaticHtml<As extends Tag>({
  as,
  name,
  children,
  ...attributes
}: StaticHtmlProps<As>) {
  const html = await onceForPages(name, async () => renderToStaticMarkup(await drawn(children())));
  return createElement<JSX.IntrinsicElements[As]>(as, {
    ...attributes,
    // Made by React of the site’s own components: texts in it are escaped.
    dangerouslySetInnerHTML: { __html: html },
  } as JSX.IntrinsicElements[As]);
}
