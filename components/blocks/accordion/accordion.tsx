import { type ReactNode, useId } from 'react';
import { Disclosure, DisclosureList } from '@/components/ui/disclosure/disclosure';
import { itemsOf } from '@/components/ui/slots/slots';
import { AccordionItem, type AccordionItemProps } from './accordion-item';
import { AccordionProvider } from './accordion-provider';
import { LazyOpenByHash } from './lazy-open-by-hash.client';

/**
 * Accordion of native disclosures: one open at a time through their common name (specification §4).
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/accordion/
 */
export function Accordion({ children }: { children?: ReactNode }) {
  const name = useId();
  const items = itemsOf<AccordionItemProps>(children, AccordionItem, 'Accordion');
  return (
    <DisclosureList>
      {items.map((item, index) => (
        <Disclosure
          key={item.title}
          title={item.title}
          headingLevel={3}
          name={name}
          id={item.id}
          isOpen={index === 0}
        >
          {item.children}
          <AccordionProvider {...item} />
        </Disclosure>
      ))}
      {items.some(({ id }) => id) && <LazyOpenByHash />}
    </DisclosureList>
  );
}
