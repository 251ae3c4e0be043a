import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Card, CardGrid } from '@/components/ui/card/card';
import { ContactLink } from '@/components/ui/contact-link/contact-link';
import { Heading } from '@/components/ui/heading/heading';
import { Picture } from '@/components/ui/picture/picture';
import { itemsOf } from '@/components/ui/slots/slots';
import { Text } from '@/components/ui/text/text';
import { sizesInSquare } from '@/lib/pictures/picture-of-page';
import type { BlockProps } from '@/lib/schema/block';
import type { contactCardSchema } from './schema';

/** Side of the picture, in pixels. */
const side = 96;

type ContactProps = BlockProps<typeof contactCardSchema>;

/** The card itself, as high as its neighbours. */
async function Contact(props: ContactProps) {
  const { name, description, imgSrc, imgAlt, email, phoneNumber } = props;
  const t = await getTranslations('components.contact_link');
  return (
    <Card as="article" className="flex h-full flex-col">
      {imgSrc && (
        <Picture
          src={imgSrc}
          alt={imgAlt}
          width={side}
          height={side}
          sizes={sizesInSquare(imgSrc, side)}
          className="mb-6 size-24 rounded-full border border-rule object-cover"
        />
      )}
      <Heading level={3} look="h4" className="mb-3">
        {name}
      </Heading>
      <Text className="mb-4">{description}</Text>
      <ul className="mt-auto">
        <li>
          <ContactLink kind="mail" value={email} label={t('email')} />
        </li>
        <li>
          <ContactLink kind="phone" value={phoneNumber} label={t('phone')} />
        </li>
      </ul>
    </Card>
  );
}

/** A contact card on its own. */
export function ContactCard(props: ContactProps) {
  return (
    <div className="mt-10 max-w-md">
      <Contact {...props} />
    </div>
  );
}

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
