import { getTranslations } from 'next-intl/server';
import { type ReactNode, useId } from 'react';
import { ContactLink } from '@/components/ui/contact-link/contact-link';
import { Heading } from '@/components/ui/heading/heading';
import { Section } from '@/components/ui/section/section';
import { Text } from '@/components/ui/text/text';
import type { BlockProps } from '@/lib/schema/block';
import { site } from '@/site.config';
import type { contactBandSchema } from './schema';

/** The provider's phone and e-mail, for those who need no form. */
async function DirectLines() {
  const t = await getTranslations('components.contact_link');
  const { email, phone } = site.contact;
  return (
    <ul className="min-w-0 border-l-2 border-teal pl-6">
      <li>
        <ContactLink kind="phone" value={phone} label={t('phone')} />
      </li>
      <li>
        <ContactLink kind="mail" value={email} label={t('email')} />
      </li>
    </ul>
  );
}

type ContactBandProps = BlockProps<typeof contactBandSchema> & { children?: ReactNode };

/** Invitation to talk over the full width; what is between its tags is the step it asks for. */
export function ContactBand({ id, heading, lead, children }: ContactBandProps) {
  const headingId = useId();
  return (
    <Section id={id} labelledBy={headingId} background="night">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_auto] lg:items-end">
        <div className="min-w-0">
          <Heading level={2} id={headingId} className="max-w-[24ch]">
            {heading}
          </Heading>
          {lead && (
            <Text look="bodyL" isSoft className="mt-6">
              {lead}
            </Text>
          )}
          {children}
        </div>
        <DirectLines />
      </div>
    </Section>
  );
}
