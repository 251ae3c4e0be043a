import { Icon, type IconName } from '@/components/ui/icon/icon';
import { Link } from '@/components/ui/link/link';

type PageStepProps = {
  icon: IconName;
  label: string;
  /** Where it leads; nowhere: its place stays empty, so that the numbers do not move. */
  href?: string;
  rel?: string;
};

/** A step of the pagination: to the first, previous, next or last page. */
export function PageStep({ icon, label, href, rel }: PageStepProps) {
  if (!href) return <li aria-hidden="true" className="h-12 w-11 sm:w-12" />;
  return (
    <li>
      <Link
        href={href}
        rel={rel}
        className="flex h-12 w-11 items-center justify-center rounded-card text-ink-purple transition-colors duration-200 hover:bg-ink-purple hover:text-ground sm:w-12"
      >
        <Icon name={icon} />
        <span className="sr-only">{label}</span>
      </Link>
    </li>
  );
}
