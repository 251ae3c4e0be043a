import type { ReactNode } from 'react';
import { CardGrid } from '@/components/ui/card/card';
import { itemsOf } from '@/components/ui/slots/slots';
import { Contact, type ContactProps } from './contact';
import { ContactCard } from './contact-card';

/** Contact cards side by side. */
export function ContactList({ children }: { children?: ReactNode }) {
  return (
    <CardGrid>
      {itemsOf<ContactProps>(children, ContactCard, 'ContactList').map((item) => (
        <Contact key={item.name} {...item} />
      ))}
    </CardGrid>
  );
}
