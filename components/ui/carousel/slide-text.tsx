import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/button/link-button';
import { Heading } from '@/components/ui/heading/heading';

type SlideTextProps = {
  heading: string;
  /** The text, from Markdown. */
  children?: ReactNode;
  /** Where the slide leads (href), if it leads anywhere. */
  url?: string;
  /** Visible label of the link; the heading follows it for screen readers. */
  linkLabel: string;
};

/** Content of a slide: heading, text and, where it leads somewhere, a link. */
export function SlideText({ heading, children, url, linkLabel }: SlideTextProps) {
  return (
    <>
      <Heading level={3} className="mb-4">
        {heading}
      </Heading>
      {children}
      {url && (
        <p className="mt-8">
          <LinkButton href={url} variant="outline3">
            {linkLabel}
            <span className="sr-only">: {heading}</span>
          </LinkButton>
        </p>
      )}
    </>
  );
}
