import { classNames } from '@/components/ui/class-names/class-names';
import { iconPaths } from './icon-paths';

export type IconName = keyof typeof iconPaths;

/** A decorative icon: hidden from assistive technology, so its meaning has to be in text next to it. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={classNames('icon', className)} aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
