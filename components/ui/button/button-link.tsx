import Link from 'next/link';
import type { ReactNode } from 'react';
import { type ButtonVariant, buttonStyle } from './button-style';

type ButtonLinkProps = {
  /** Finished address: internal, external, mailto or tel. */
  href: string;
  variant?: ButtonVariant;
  /** Opens in a new tab, without access to this one. */
  isExternal?: boolean;
  /** Said to screen readers after the label when the link opens a new tab. */
  newTabLabel?: string;
  children: ReactNode;
};

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { href, variant, isExternal = false, newTabLabel, children } = props;
  const className = buttonStyle(variant);
  if (href.startsWith('/') && !isExternal) {
    return (
      <Link href={href} prefetch={false} className={className}>
        {children}
      </Link>
    );
  }
  const newTab = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} className={className} {...newTab}>
      {children}
      {isExternal && newTabLabel && <span className="sr-only"> {newTabLabel}</span>}
    </a>
  );
}
