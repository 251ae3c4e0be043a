import { Children, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names/class-names';
import { Link, type LinkProps } from '@/components/ui/link/link';

type CardProps = {
  /** The element: an article where the card represents something of its own. */
  as?: 'div' | 'article' | 'li' | 'section';
  /** It holds a CardLink: a border of 2 px instead of 1 px, and an answer to pointer and focus (design). */
  isClickable?: boolean;
  /** Space inside; none where a picture reaches the edge. */
  padding?: 'none' | 'normal';
  className?: string;
  children: ReactNode;
};

/** A bordered card on paper, whatever background it lies on. */
export function Card(props: CardProps) {
  const { as: Tag = 'div', isClickable = false, padding = 'normal', className, children } = props;
  return (
    <Tag
      // What a card that leads on says is said in full where it leads: the search looks for it there.
      data-teaser={isClickable ? '' : undefined}
      className={classNames(
        'on-paper relative rounded-card bg-paper',
        isClickable
          ? 'group border-2 border-clickable transition-colors duration-200 focus-within:border-purple hover:border-purple'
          : 'border border-line',
        padding === 'normal' && 'p-6 md:p-8',
        className,
      )}
    >
      {children}
    </Tag>
  );
}

/** A card with a picture above its text; where it is alone in its row, and so wide, the picture is beside it. */
export const cardStackStyle = 'flex h-full flex-col overflow-hidden alone:flex-row';

/** The picture in such a card. `card-picture` is for what depends on all cards of a grid (app/styles/grids.css). */
export const stackPictureStyle = 'card-picture shrink-0 alone:w-5/12';

/** The text in a card with a picture. */
export const cardBodyStyle = 'flex min-w-0 grow flex-col p-6 md:p-8';

/** Look of a card that is a block of its own, outside a grid too: as high as its neighbours. */
export const loneCardStyle = 'h-full not-first:mt-8 not-last:mb-8';

/**
 * The one real link of a clickable card, usually its title: the whole card is its target, and a screen
 * reader hears the title alone. Other links in the card need `relative` to lie above it.
 */
export function CardLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames('after:absolute after:inset-0', className)} />;
}

/** Cards side by side; how many in a row follows from their number and the width (app/styles/grids.css). */
export const cardGridStyle =
  'card-grid grid grid-cols-1 gap-6 *:@container/card md:grid-cols-2 xl:grid-cols-12 xl:gap-8';

/** A list of cards. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <ul className={`${cardGridStyle} mt-10 first:mt-0 [.sr-only+&]:mt-0`}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
