import type { ComponentProps } from 'react';
import { isPageHref } from './is-page-href';
import { PageLink } from './page-link.client';

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
 * A link without a look of its own. Links to pages of the site change to them without loading a document; TextLink,
 * LinkButton, ImageLink and CardLink are made of it.
 */
export function Link({ href, isExternal, newTabLabel, children, ...rest }: LinkProps) {
  if (isExternal)
    return (
      <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
        {children}
        <span className="sr-only"> {newTabLabel}</span>
      </a>
    );
  if (isPageHref(href))
    return (
      <PageLink {...rest} href={href}>
        {children}
      </PageLink>
    );
  return (
    <a {...rest} href={href}>
      {children}
    </a>
  );
}
