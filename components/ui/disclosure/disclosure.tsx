import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '@/components/ui/heading/heading';
import { Icon } from '@/components/ui/icon/icon';

type DisclosureProps = {
  /** What is behind it; always in sight. */
  title: ReactNode;
  /** The title is a heading of this level; without it, plain text. */
  headingLevel?: HeadingLevel;
  /** Open to begin with. */
  isOpen?: boolean;
  /** Disclosures of one name: opening one closes the others. */
  name?: string;
  /** Anchor of the content: a link to it opens the disclosure, by the browser itself. */
  id?: string;
  children: ReactNode;
};

/**
 * Content that folds away: native, so that it works without script, is found by the browser's in-page
 * search, and is printed unfolded.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export function Disclosure(props: DisclosureProps) {
  const { title, headingLevel, isOpen = false, name, id, children } = props;
  return (
    <details name={name} open={isOpen} className="group/disclosure border-b border-rule">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-6 py-5 hover:text-ink-purple">
        {headingLevel ? (
          <Heading level={headingLevel} look="h4">
            {title}
          </Heading>
        ) : (
          <span className="text-h4">{title}</span>
        )}
        <Icon
          name="chevron-down"
          className="size-6 text-ink-purple transition-transform duration-200 group-open/disclosure:rotate-180 print:hidden"
        />
      </summary>
      {/* An anchor leads to the content; the title above it, up to two lines, stays in sight. */}
      <div id={id} className="scroll-mt-24 pb-8">
        {children}
      </div>
    </details>
  );
}

/** Disclosures one below the other, in a column that is pleasant to read. */
export function DisclosureList({ children }: { children: ReactNode }) {
  return (
    <div className="in-column rule-above max-w-4xl border-t border-rule not-first:mt-10">
      {children}
    </div>
  );
}
