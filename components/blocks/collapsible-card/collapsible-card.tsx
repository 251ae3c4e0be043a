import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card/card';
import { Heading } from '@/components/ui/heading/heading';
import { Icon } from '@/components/ui/icon/icon';
import { Text } from '@/components/ui/text/text';
import type { BlockProps } from '@/lib/schema/block';
import type { collapsibleCardSchema } from './schema';

type CollapsibleCardProps = BlockProps<typeof collapsibleCardSchema> & { children?: ReactNode };

/**
 * A card with a native disclosure: collapsed or open, its arrow turns (docs/behaviour.md §4). It works without
 * script, is found by the browser's in-page search, and is printed unfolded.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export async function CollapsibleCard(props: CollapsibleCardProps) {
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
