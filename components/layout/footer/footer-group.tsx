import { Heading } from '@/components/ui/heading/heading';
import { Link } from '@/components/ui/link/link';
import { footerItem } from './footer-item';

type FooterGroupProps = { heading: string; links: readonly { href: string; label: string }[] };

/** A named list of links in the footer. */
export function FooterGroup({ heading, links }: FooterGroupProps) {
  return (
    <nav aria-label={heading}>
      <Heading level={2} look="h5" className="mb-3">
        {heading}
      </Heading>
      <ul>
        {links.map(({ href, label }) => (
          <li key={label}>
            <Link href={href} className={footerItem}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
