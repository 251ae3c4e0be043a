import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names/class-names';
import { Icon, type IconName } from '@/components/ui/icon/icon';

/** Red, teal and yellow carry dark text: white on them is illegible (design: contrast). */
const tones = {
  neutral: 'border-current',
  purple: 'border-purple bg-purple text-paper',
  blue: 'border-blue bg-blue text-paper',
  red: 'border-red bg-red text-text',
  teal: 'border-teal bg-teal text-text',
  yellow: 'border-yellow bg-yellow text-text',
} as const;

type BadgeProps = {
  tone?: keyof typeof tones;
  /** Decorative icon before the text. */
  icon?: IconName;
  className?: string;
  children: ReactNode;
};

/** A short word on the state or kind of something; `neutral` takes the colours of its background. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full border px-3 py-0.5 text-small font-semibold',
        tones[tone],
        className,
      )}
    >
      {icon && <Icon name={icon} className="size-4" />}
      {children}
    </span>
  );
}
