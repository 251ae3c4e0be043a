'use client';
import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names/class-names';
import { shownWhen } from './shown-when';

/** How the choices look: names on a line, as tabs, or cards in a row. */
const looks = {
  line: '-mb-px py-3 after:inset-x-0',
  card: 'h-full rounded-card border-2 border-rule p-4 hover:border-ink-purple after:-inset-x-0.5 after:-bottom-0.5',
} as const;

export type ChoiceLook = keyof typeof looks;

type VariantChoiceProps = {
  index: number;
  /** Address that shows the variant, for a new tab and until script runs. */
  href: string;
  isShown: boolean;
  look: ChoiceLook;
  onChoose: () => void;
  children: ReactNode;
};

/** The visitor wants the link somewhere else than here. */
const isForBrowser = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** The link to a variant; the one that is shown is told by a thick line, not by colour alone. */
export function VariantChoice(props: VariantChoiceProps) {
  const { index, href, isShown, look, onChoose, children } = props;
  const choose = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <a
      href={href}
      aria-current={isShown ? 'true' : undefined}
      onClick={choose}
      className={classNames(
        'relative flex min-h-12 items-center text-h5 transition-colors duration-200 after:absolute after:bottom-0 after:scale-x-0 after:border-b-4 after:border-ink-purple after:transition-transform after:duration-200 hover:text-ink-purple',
        looks[look],
        shownWhen(index).mark,
      )}
    >
      {children}
    </a>
  );
}
