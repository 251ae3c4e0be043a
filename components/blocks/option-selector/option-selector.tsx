import type { ReactNode } from 'react';
import { LazyQueryVariants } from '@/components/ui/query-variants/lazy-query-variants.client';
import { itemsOf } from '@/components/ui/slots/slots';
import type { BlockProps } from '@/lib/schema/block';
import { Option, type OptionProps } from './option';
import { OptionChoice } from './option-choice';
import { OptionPanel } from './option-panel';
import type { optionSelectorSchema } from './schema';

type OptionSelectorProps = BlockProps<typeof optionSelectorSchema> & { children?: ReactNode };

/**
 * Offers of which the address shows one: `?option=` is a whole number from 1 to their count, anything else is
 * ignored and shows the first (specification §5).
 */
export function OptionSelector({ label, children }: OptionSelectorProps) {
  const options = itemsOf<OptionProps>(children, Option, 'OptionSelector');
  return (
    <LazyQueryVariants
      query="option"
      label={label}
      look="card"
      variants={options.map((option, index) => ({
        value: String(index + 1),
        choice: <OptionChoice {...option} />,
        content: <OptionPanel {...option} />,
      }))}
    />
  );
}
