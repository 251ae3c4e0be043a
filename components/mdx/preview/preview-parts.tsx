import '@/components/layout/preview-bar/preview-bar.css';
import { blockSchemas } from 'generated/block-schemas';
import type { Root } from 'hast';
import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { ContentStamp } from '@/components/layout/preview-bar/content-stamp.client';
import { LazyPreviewBar } from '@/components/layout/preview-bar/lazy-preview-bar.client';
import { contentState } from '@/lib/content/development';
import type { Page } from '@/lib/content/document';
import { finishedProps, readFinishedProps } from '@/lib/mdx/block-props';
import { eachNode, isBlock } from '@/lib/mdx/tree';
import { standsAlone } from '@/lib/status/page-details';
import { besidePathname, detailsPathname, statusPathname } from '@/lib/status/pathnames';

/**
 * What previews and development add to pages. In production `no-preview-parts.tsx` stands in its place (next.config.mjs),
 * so that none of its code, styles or words are in the site.
 */

/** The bar above a page: where its text is, and what is to be done about it. */
export function PreviewBar({ page }: { page: Page }) {
  const { file, status } = page;
  return (
    <aside className="preview-bar" aria-label="Preview" lang="en" data-pagefind-ignore="all">
      <LazyPreviewBar
        file={`content/${file}`}
        status={status}
        detailsHref={detailsPathname(page)}
        statusHref={statusPathname}
        besideHref={besidePathname}
        pathname={page.pathname}
      />
    </aside>
  );
}

/** In development, what keeps a document at the content as it is now; previews are built of one version. */
export function LiveContent() {
  const { stamp } = contentState();
  return stamp === '' ? null : <ContentStamp stamp={stamp} />;
}

/** The property by which a block is told its number on the way to its component; no block has one of this name. */
const numberProp = 'previewBlockNumber';

const isAlone = standsAlone(blockSchemas);

/** Numbers the blocks of a text in the order of the file, as its outline does (lib/status/page-details.ts). */
export function withBlockNumbers(tree: Root): Root {
  let number = 0;
  eachNode(tree, (node) => {
    // What the template put around loose text is in no file.
    if (!isBlock(node) || !node.position || !isAlone(node.name ?? '')) return undefined;
    node.attributes = [finishedProps({ ...readFinishedProps(node), [numberProp]: number++ })];
    return undefined;
  });
  return tree;
}

type ServerComponent = (props: object) => ReactNode | Promise<ReactNode>;

const isServerComponent = (type: unknown): type is ServerComponent =>
  typeof type === 'function' && !('$$typeof' in type);

/**
 * Puts a number on the first element that a node draws, without an element of its own: pages are laid out as visitors see
 * them. What is drawn in the browser keeps none.
 */
function numbered(node: ReactNode, number: number): ReactNode {
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  if (typeof node.type === 'string') return cloneElement(node, { 'data-block': number } as object);
  if (node.type === Fragment) {
    const children = [node.props.children].flat();
    const first = children.findIndex((child) => isValidElement(child));
    return createElement(
      Fragment,
      null,
      ...children.map((child, index) => (index === first ? numbered(child, number) : child)),
    );
  }
  const { type, props, key } = node;
  return isServerComponent(type) ? (
    <Numbered key={key} type={type} props={props} number={number} />
  ) : (
    node
  );
}

type NumberedProps = { type: ServerComponent; props: object; number: number };

/** Draws a component as React would, and numbers what comes of it. */
function Numbered({ type, props, number }: NumberedProps) {
  const drawn = type(props);
  return drawn instanceof Promise
    ? drawn.then((node) => numbered(node, number))
    : numbered(drawn, number);
}

/** The components of blocks, each of which leaves its number on what it draws. */
export const withNumberedBlocks = <Components extends Readonly<Record<string, unknown>>>(
  components: Components,
): Components =>
  Object.fromEntries(
    Object.entries(components).map(([name, Component]) => {
      if (!isAlone(name) || !isServerComponent(Component)) return [name, Component];
      // biome-ignore lint/correctness/noComponentHookFactories: made once, with the table of blocks
      const NumberedBlock = ({ [numberProp]: number, ...props }: Record<string, unknown>) =>
        typeof number === 'number' ? (
          <Numbered type={Component} props={props} number={number} />
        ) : (
          createElement(Component as () => ReactNode, props)
        );
      return [name, NumberedBlock];
    }),
  ) as Components;
