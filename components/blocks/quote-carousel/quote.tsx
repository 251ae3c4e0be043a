import type { ReactNode } from 'react';
import { misplaced } from '@/components/ui/slots/slots';
import type { BlockProps } from '@/lib/schema/block';
import type { quoteSchema } from './schema';

export type QuoteProps = BlockProps<typeof quoteSchema>;

/** One voice; `<QuoteCarousel>` reads its properties and renders it. */
export function Quote(_props: QuoteProps): ReactNode {
  return misplaced('Quote', 'QuoteCarousel');
}
