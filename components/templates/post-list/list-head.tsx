import type { ReactNode } from 'react';
import { Hero } from '@/components/blocks/hero/hero';
import { Breadcrumbs } from '@/components/layout/breadcrumbs/breadcrumbs';
import type { Page } from '@/lib/content/document';
import { typeset } from '@/lib/text/typeset';

type ListHeadProps = {
  page: Page;
  heading: string;
  /** In place of the heading while the URL asks for it; inside a `QueryScope` only. */
  alternativeHeading?: string;
  lead?: string;
  /** A few words above the heading: which page of the list it is. */
  kicker?: string;
  /** Picture next to the heading. */
  picture?: ReactNode;
};

/** First screen of a list that no writer wrote. */
export function ListHead(props: ListHeadProps) {
  const { page, heading, alternativeHeading, lead, kicker, picture } = props;
  const text = (words: string) => typeset(words, page.locale);
  return (
    <Hero
      kind="index"
      heading={text(heading)}
      alternative={alternativeHeading ? { heading: text(alternativeHeading) } : undefined}
      lead={lead && text(lead)}
      kicker={kicker && text(kicker)}
      picture={picture}
      above={<Breadcrumbs page={page} />}
    />
  );
}
