import type { ComponentProps, ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button/button-style';
import { Card, CardLink, cardBodyStyle, loneCardStyle } from '@/components/ui/card/card';
import { classNames } from '@/components/ui/class-names/class-names';
import { loneCardSizes, Picture } from '@/components/ui/picture/picture';

type OverlayCardProps = {
  picture: ComponentProps<typeof Picture>;
  /** What is in sight always: a heading, a text. */
  face: ReactNode;
  /** Where the card leads, and the label of its button. */
  href: string;
  label: string;
  /** Id of the text that distinguishes buttons of one label. */
  describedBy?: string;
};

/**
 * A picture card. On large screens a bar with its button rises from the lower part of the picture with pointer or focus; on
 * small ones, and where nothing hovers, the button is below the text (docs/behaviour.md §2.4); on phones it is a line of text
 * where the picture only decorates. Its place is a cell of the grid and is not positioned: the link’s area is the whole card.
 */
export function OverlayCard({ picture, face, href, label, describedBy }: OverlayCardProps) {
  const isArt = picture.alt === '';
  return (
    <Card
      as="article"
      isClickable
      padding="none"
      className={classNames(
        loneCardStyle,
        'grid grid-cols-1 grid-rows-[auto_1fr_auto] overflow-hidden alone:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] alone:grid-rows-[1fr_auto]',
      )}
    >
      <Picture
        sizes={loneCardSizes}
        {...picture}
        className={classNames(
          'card-picture col-start-1 row-start-1 aspect-2/1 w-full object-cover sm:aspect-3/2 alone:row-end-3 alone:h-full',
          isArt && 'card-art max-sm:in-[.card-grid]:hidden',
        )}
      />
      <div
        className={classNames(
          cardBodyStyle,
          'alone:col-start-2 alone:row-start-1',
          isArt && 'max-sm:pb-2',
        )}
      >
        {face}
      </div>
      <div
        data-card-end=""
        className={classNames(
          'flex items-end px-6 pb-6 md:px-8 md:pb-8 alone:col-start-2 alone:row-start-2 overlay:col-start-1 overlay:row-start-1 overlay:p-0 overlay:opacity-0 overlay:transition-opacity overlay:duration-200 overlay:ease-out overlay:group-focus-within:opacity-100 overlay:group-hover:opacity-100 alone:overlay:row-end-3',
          isArt && 'max-sm:pb-3',
        )}
      >
        <CardLink
          href={href}
          aria-describedby={describedBy}
          className={classNames(
            buttonStyle('outline'),
            // Colours that faded would be seen to when a window gets narrower.
            'transition-none! overlay:w-full overlay:rounded-none overlay:border-transparent overlay:bg-night/92 overlay:text-on-night overlay:hover:bg-night/92 overlay:hover:text-teal',
            isArt &&
              'max-sm:border-0 max-sm:bg-transparent max-sm:px-0 max-sm:text-ink-link max-sm:hover:bg-transparent max-sm:hover:text-ink-link',
          )}
        >
          {label}
        </CardLink>
      </div>
    </Card>
  );
}
