import type { ComponentProps, ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button/button-style';
import { Card, CardLink, loneCardStyle } from '@/components/ui/card/card';
import { classNames } from '@/components/ui/class-names/class-names';
import { loneCardSizes, Picture } from '@/components/ui/picture/picture';

/**
 * Below xl, and where nothing hovers, the parts of the card are below each other; from xl on the last of them lies
 * over the picture, in one cell of a grid, so that a long text makes the picture higher instead of being cut.
 */
const stack =
  'contents xl:[@media(hover:hover)]:order-first xl:[@media(hover:hover)]:grid xl:[@media(hover:hover)]:grow';
const picturePlace =
  'order-first aspect-3/2 w-full object-cover xl:[@media(hover:hover)]:size-full xl:[@media(hover:hover)]:[grid-area:1/1]';
const overlayPlace =
  'flex grow flex-col items-start justify-end gap-6 px-6 pb-6 md:px-8 md:pb-8 xl:[@media(hover:hover)]:[grid-area:1/1] xl:[@media(hover:hover)]:bg-night/95 xl:[@media(hover:hover)]:pt-8 xl:[@media(hover:hover)]:text-on-night xl:[@media(hover:hover)]:opacity-0 xl:[@media(hover:hover)]:transition-opacity xl:[@media(hover:hover)]:duration-200 group-focus-within:opacity-100 group-hover:opacity-100';

type OverlayCardProps = {
  picture: ComponentProps<typeof Picture>;
  /** What is in sight always: a heading, a text. */
  face: ReactNode;
  /** Where the card leads, and the label of its button. */
  href: string;
  label: string;
  /** Id of the text that distinguishes buttons of one label. */
  describedBy?: string;
  /** What the overlay shows above the button. */
  children?: ReactNode;
};

/**
 * A picture card with an overlay that comes with pointer or focus on large screens, and is below the picture on
 * small ones (docs/behaviour.md §2.4). All texts are there once, in both forms, also for screen readers.
 */
export function OverlayCard(props: OverlayCardProps) {
  const { picture, face, href, label, describedBy, children } = props;
  return (
    <Card
      as="article"
      isClickable
      padding="none"
      className={classNames(loneCardStyle, 'flex flex-col overflow-hidden')}
    >
      <div className="p-6 md:p-8">{face}</div>
      <div className={stack}>
        <Picture sizes={loneCardSizes} {...picture} className={picturePlace} />
        <div className={overlayPlace}>
          {children}
          <CardLink href={href} aria-describedby={describedBy} className={buttonStyle('brand3')}>
            {label}
          </CardLink>
        </div>
      </div>
    </Card>
  );
}
