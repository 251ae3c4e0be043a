import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading/heading';
import { LazyTabs } from '@/components/ui/lazy-leaves.client';
import { itemsOf, misplaced } from '@/components/ui/slots/slots';
import type { BlockProps } from '@/lib/schema/block';
import type { textTabSchema, textTabsSchema } from './schema';

type TextTabProps = BlockProps<typeof textTabSchema> & { children?: ReactNode };

/** One text; `<TextTabs>` reads its properties and renders it. */
export function TextTab(_props: TextTabProps): ReactNode {
  return misplaced('TextTab', 'TextTabs');
}

type TextTabsProps = BlockProps<typeof textTabsSchema> & { children?: ReactNode };

/** Text-tab selector: one title selected and underlined, a click scrolls the text into view (docs/behaviour.md §2.4). */
export function TextTabs({ label, children }: TextTabsProps) {
  const items = itemsOf<TextTabProps>(children, TextTab, 'TextTabs');
  const [first, ...others] = items;
  if (!first) return null;
  return (
    <div className="not-first:mt-10">
      {others.length === 0 ? (
        // A choice of one is none: the text is there by itself.
        <>
          <Heading level={3} look="h4" className="mb-3">
            {first.heading}
          </Heading>
          {first.children}
        </>
      ) : (
        <LazyTabs
          label={label}
          shouldScrollToPanel
          tabs={items.map(({ heading, children }) => ({ title: heading, content: children }))}
        />
      )}
    </div>
  );
}
