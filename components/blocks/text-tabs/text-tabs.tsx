import { Heading } from '@/components/ui/heading/heading';
import { LazyTabs } from '@/components/ui/lazy-leaves.client';
import { itemsOf } from '@/components/ui/slots/slots';
import type { BlockProps } from '@/lib/schema/block';
import { textTabSchema, type textTabsSchema } from './schema';

/** Text-tab selector: one title selected and underlined, a click scrolls the text into view (docs/behaviour.md §2.4). */
export function TextTabs({ label, children }: BlockProps<typeof textTabsSchema>) {
  const items = itemsOf(children, textTabSchema);
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
