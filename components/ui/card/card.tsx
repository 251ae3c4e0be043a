import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names/class-names';

type CardProps = {
  /** The element: an article where the card stands for something of its own. */
  as?: 'div' | 'article' | 'li' | 'section';
  /** It holds a CardLink: a border of 2 px instead of 1 px, and an answer to pointer and focus (design). */
  isClickable?: boolean;
  /** Space inside; none where a picture reaches the edge. */
  padding?: 'none' | 'normal';
  className?: string;
  children: ReactNode;
};

/** A bordered card on paper, whatever ground it lies on. */
export function Card(props: CardProps) {
  const { as: Tag = 'div', isClickable = false, padding = 'normal', className, children } = props;
  return (
    <Tag
      // What a card that leads on says is said in full where it leads: the search looks for it there.
      data-teaser={isClickable ? '' : undefined}
      className={classNames(
        'on-paper relative rounded-card bg-paper',
        isClickable
          ? 'group border-2 border-line transition-colors duration-200 focus-within:border-purple hover:border-purple'
          : 'border border-line',
        padding === 'normal' && 'p-6 md:p-8',
        className,
      )}
    >
      {children}
    </Tag>
  );
}
