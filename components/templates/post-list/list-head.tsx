import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/layout/breadcrumbs/breadcrumbs';
import { Container } from '@/components/ui/container/container';
import { Heading } from '@/components/ui/heading/heading';
import { Picture } from '@/components/ui/picture/picture';
import { QueryText } from '@/components/ui/query-variants/query-scope';
import { Text } from '@/components/ui/text/text';
import { artSize } from '@/lib/art/art-names';
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

/** First screen of a list: lower than that of a written page, so that the posts begin on it. */
export function ListHead(props: ListHeadProps) {
  const { page, heading, alternativeHeading, lead, kicker, picture } = props;
  const { locale } = page;
  const text = typeset(heading, locale);
  return (
    <header className="on-night relative isolate overflow-hidden bg-night text-on-night">
      <Picture
        src="/art/journal.svg"
        alt=""
        {...artSize}
        isEager
        className="absolute inset-y-0 right-0 -z-10 h-full w-2/5 object-cover max-xl:hidden"
      />
      <Container className="pt-6 pb-12 md:pb-16">
        <Breadcrumbs page={page} />
        <div className="mt-10 flex flex-wrap items-center gap-x-10 gap-y-6">
          {picture}
          <div>
            {kicker && (
              <p className="mb-3 text-label uppercase text-teal tabular-nums">
                {typeset(kicker, locale)}
              </p>
            )}
            <Heading level={1}>
              {alternativeHeading ? (
                <QueryText texts={[text, typeset(alternativeHeading, locale)]} />
              ) : (
                text
              )}
            </Heading>
          </div>
        </div>
        {lead && (
          <Text look="bodyL" className="mt-6 text-on-night-soft">
            {typeset(lead, locale)}
          </Text>
        )}
      </Container>
    </header>
  );
}
