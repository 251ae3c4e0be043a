import { classNames } from '@/components/ui/class-names/class-names';
import { Icon } from '@/components/ui/icon/icon';
import { Link, type LinkProps } from '@/components/ui/link/link';
import { type ButtonVariant, buttonStyle } from './button-style';

/** A link that looks like a button; one that opens a new tab shows it. */
export function LinkButton(props: LinkProps & { variant?: ButtonVariant }) {
  const { variant, className, children, ...link } = props;
  return (
    <Link {...link} className={classNames(buttonStyle(variant), className)}>
      {children}
      {link.isExternal && <Icon name="external" className="size-4" />}
    </Link>
  );
}
