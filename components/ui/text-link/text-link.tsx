import Link from 'next/link';
import type { ComponentProps } from 'react';

/** A link within running text, to a finished address. */
export function TextLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  if (href.startsWith('/'))
    return <Link href={href} prefetch={false} className="text-link" {...rest} />;
  return <a href={href} className="text-link" {...rest} />;
}
