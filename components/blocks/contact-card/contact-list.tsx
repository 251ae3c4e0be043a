import type { ReactNode } from 'react';
import { CardGrid } from '@/components/ui/page-card/card-grid';
import { itemsOf } from '@/components/ui/slots/items-of';
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
