import { classNames } from '@/components/ui/class-names/class-names';
import { Link, type LinkProps } from '@/components/ui/link/link';

/**
 * The one real link of a clickable card, usually its title: the whole card is its target, and a screen
 * reader hears the title alone. Other links in the card need `relative` to lie above it.
 */
export function CardLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames('after:absolute after:inset-0', className)} />;
}
