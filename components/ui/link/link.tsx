import type { ComponentProps } from 'react';

type NewTab =
  | { isExternal?: false; newTabLabel?: string }
  | {
      /** Opens in a new tab, without access to this one (docs/behaviour.md §2.4). */
      isExternal: true;
      /** Said to screen readers after the link's name, e.g. "(opens in a new tab)". */
      newTabLabel: string;
    };

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  /** Complete href: a page of the site, a file, an anchor, another site, mailto or tel. */
  href: string;
  /** Relation of the target to this page, e.g. "next". */
  rel?: string;
} & NewTab;

/**
 * A link without a look of its own; LazyPageLinks in the page's frame leads those to pages of the site through the
 * router. TextLink, ButtonLink, ImageLink and CardLink are made of it.
 */
export function Link(props: LinkProps) {
  const { href, isExternal, newTabLabel, children, ...rest } = props;
  if (!isExternal) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> {newTabLabel}</span>
    </a>
  );
}
