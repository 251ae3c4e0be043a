import type { ReactNode } from 'react';
import { Card, CardLink, cardBodyStyle, cardStackStyle } from '@/components/ui/card/card';
import { classNames } from '@/components/ui/class-names/class-names';
import { Heading, type HeadingLevel } from '@/components/ui/heading/heading';
import { wholeWords } from '@/components/ui/heading/whole-words';
import { Icon } from '@/components/ui/icon/icon';
import { Text } from '@/components/ui/text/text';

type PageCardProps = {
  href: string;
  title: string;
  summary: string;
  /** Small line above the title: a date, a client, a category. */
  note?: ReactNode;
  /** Picture above the text, drawn by the caller, in the look `stackPictureStyle`. */
  picture?: ReactNode;
  /** Two small lines at the end of the card: who wrote it, how long it is. */
  foot?: ReactNode;
  headingLevel?: HeadingLevel;
};

/** A card that leads to a page; the whole card is the link's target, its title the link's name. */
export function PageCard(props: PageCardProps) {
  const { href, title, summary, note, picture, foot, headingLevel = 3 } = props;
  // On phones an arrow that stands alone is beside the name.
  const isArrowAlone = !foot;
  return (
    <Card as="article" isClickable padding="none" className={cardStackStyle}>
      {picture}
      <div
        className={classNames(
          cardBodyStyle,
          Boolean(picture) && 'alone:justify-center',
          isArrowAlone && 'max-sm:pr-14',
        )}
      >
        {note && (
          <Text look="small" isSoft className="mb-3">
            {note}
          </Text>
        )}
        <Heading level={headingLevel} look="h4" className="mb-3">
          <CardLink href={href}>{wholeWords(title)}</CardLink>
        </Heading>
        <Text className={classNames('mb-6', isArrowAlone && 'max-sm:mb-0')}>{summary}</Text>
        <div
          data-card-end=""
          className={classNames(
            'mt-auto flex items-end justify-between gap-4',
            Boolean(picture) && 'alone:mt-0',
            isArrowAlone && 'max-sm:absolute max-sm:top-6 max-sm:right-5',
          )}
        >
          {foot && (
            // The first line must not begin lower while the second is on its way over a slow line.
            <Text look="small" isSoft className="min-h-[2lh] min-w-0">
              {foot}
            </Text>
          )}
          <Icon
            name="arrow-right"
            className="size-6 text-purple transition-transform duration-200 group-hover:translate-x-1"
          />
        </div>
      </div>
    </Card>
  );
}
