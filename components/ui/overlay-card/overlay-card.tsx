import type { ComponentProps, ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button/button-style';
import { Card, CardLink, loneCardStyle } from '@/components/ui/card/card';
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
 * small ones, and where nothing hovers, the button is below the text (docs/behaviour.md §2.4, app/styles/card.css).
 */
export function OverlayCard({ picture, face, href, label, describedBy }: OverlayCardProps) {
  return (
    <Card
      as="article"
      isClickable
      padding="none"
      className={classNames(loneCardStyle, 'card-cover')}
    >
      <Picture
        sizes={loneCardSizes}
        {...picture}
        className={classNames(
          'card-picture aspect-2/1 w-full object-cover sm:aspect-3/2',
          picture.alt === '' && 'card-art',
        )}
      />
      <div className="card-body">{face}</div>
      <div className="card-overlay">
        <CardLink href={href} aria-describedby={describedBy} className={buttonStyle('outline')}>
          {label}
        </CardLink>
      </div>
    </Card>
  );
}
