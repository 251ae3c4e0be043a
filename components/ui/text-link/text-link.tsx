import { classNames } from '@/components/ui/class-names/class-names';
import { Link, type LinkProps } from '@/components/ui/link/link';

/** A link within running text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames('text-link', className)} />;
}
