import type { ReactNode } from 'react';
import { Card, CardLink } from '@/components/ui/card/card';
import { Heading, type HeadingLevel } from '@/components/ui/heading/heading';
import { Icon } from '@/components/ui/icon/icon';
import { Text } from '@/components/ui/text/text';

type PageCardProps = {
  href: string;
  title: string;
  summary: string;
  /** Small line above the title: a date, a client, a category. */
  note?: ReactNode;
  /** Picture above the text, drawn by the caller, of the class `card-picture`. */
  picture?: ReactNode;
  /** Two small lines at the end of the card: who wrote it, how long it is. */
  foot?: ReactNode;
  headingLevel?: HeadingLevel;
};

/** A card that leads to a page; the whole card is the link's target, its title the link's name. */
export function PageCard(props: PageCardProps) {
  const { href, title, summary, note, picture, foot, headingLevel = 3 } = props;
  return (
    <Card as="article" isClickable padding="none" className="card-stack">
      {picture}
      <div className="card-body">
        {note && (
          <Text look="small" isSoft className="mb-3">
            {note}
          </Text>
        )}
        <Heading level={headingLevel} look="h4" className="mb-3">
          <CardLink href={href}>{title}</CardLink>
        </Heading>
        <Text className="mb-6">{summary}</Text>
        <div className="card-end">
          {foot && (
            // The first line must not begin lower while the second is on its way over a slow line.
            <Text look="small" isSoft className="min-h-[2lh] min-w-0">
              {foot}
            </Text>
          )}
          <Icon name="arrow-right" className="card-arrow" />
        </div>
      </div>
    </Card>
  );
}
