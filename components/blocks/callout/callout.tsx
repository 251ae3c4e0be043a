import { getTranslations } from 'next-intl/server';
import { type ReactNode, useId } from 'react';
import { Card } from '@/components/ui/card/card';
import { Heading } from '@/components/ui/heading/heading';
import { Icon } from '@/components/ui/icon/icon';
import { Text } from '@/components/ui/text/text';
import type { BlockProps } from '@/lib/schema/block';
import type { calloutSchema, collapsibleCardSchema } from './schema';

/** A frame around a piece of the text, on whatever background it lies. */
const frame = 'in-column my-8 max-w-4xl rounded-card border first:mt-0 last:mb-0';

/** Text with a border around it. */
export function TextBox({ children }: { children?: ReactNode }) {
  return <div className={`${frame} border-rule p-6 md:p-8`}>{children}</div>;
}

/** Stripe and icon; the kind is said in words as well. */
const looks = {
  note: { stripe: 'border-l-blue in-[.on-night]:border-l-on-night-soft', icon: 'info' },
  tip: { stripe: 'border-l-teal', icon: 'success' },
  warning: { stripe: 'border-l-yellow', icon: 'warning' },
} as const;

/** A note next to the thread of the text, announced by its kind. No aside, which would be a landmark. */
export async function Callout({ kind, title, children }: BlockProps<typeof calloutSchema>) {
  const id = useId();
  const t = await getTranslations('components.callout');
  const { stripe, icon } = looks[kind];
  return (
    <div
      role="note"
      aria-labelledby={id}
      className={`${frame} border-l-8 border-rule p-5 md:p-6 ${stripe}`}
    >
      <p id={id} className="mb-2 flex items-center gap-3 text-h5">
        <Icon name={icon} className="size-6" />
        <span>
          {t(kind)}
          {title && `: ${title}`}
        </span>
      </p>
      {children}
    </div>
  );
}

/**
 * A card with a native disclosure: collapsed or open, its arrow turns (docs/behaviour.md §4). It works without
 * script, is found by the browser's in-page search, and is printed unfolded.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export async function CollapsibleCard(props: BlockProps<typeof collapsibleCardSchema>) {
  const { heading, visibleContent, children } = props;
  const t = await getTranslations('components.collapsible_card');
  return (
    <Card as="section" className="in-column max-w-4xl not-first:mt-6">
      <Heading level={3} look="h4" className="mb-3">
        {heading}
      </Heading>
      <Text>{visibleContent}</Text>
      <details className="group/card mt-4 border-t border-rule">
        <summary className="-mb-4 flex min-h-12 cursor-pointer list-none items-center justify-between gap-6 py-3 text-h5 text-ink-purple hover:underline print:hidden">
          <span>
            {t('details')}
            <span className="sr-only">: {heading}</span>
          </span>
          <Icon
            name="chevron-down"
            className="size-6 transition-transform duration-200 group-open/card:rotate-180"
          />
        </summary>
        <div className="pt-6">{children}</div>
      </details>
    </Card>
  );
}
