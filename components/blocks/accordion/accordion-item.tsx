import type { ReactNode } from 'react';
import { misplaced } from '@/components/ui/slots/slots';
import type { BlockProps } from '@/lib/schema/block';
import type { accordionItemSchema } from './schema';

export type AccordionItemProps = BlockProps<typeof accordionItemSchema> & { children?: ReactNode };

/** One question; `<Accordion>` reads its properties and renders it. */
export function AccordionItem(_props: AccordionItemProps): ReactNode {
  return misplaced('AccordionItem', 'Accordion');
}
