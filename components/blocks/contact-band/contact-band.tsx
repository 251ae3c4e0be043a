import { getTranslations } from 'next-intl/server';
import { useId } from 'react';
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
    <ul className="min-w-0 border-rule max-xl:border-t max-xl:pt-6 xl:col-span-4 xl:border-l xl:pl-8">
      <li>
        <ContactLink kind="phone" value={phone} label={t('phone')} />
      </li>
      <li>
        <ContactLink kind="mail" value={email} label={t('email')} />
      </li>
    </ul>
  );
}

/** What the page’s offer is not for: said once, where whoever is about to write reads it. */
async function NotFor({ children }: { children: string }) {
  const t = await getTranslations('components.contact_band.rows');
  return (
    <dl className="mt-8 grid gap-x-6 border-t border-rule pt-4 sm:grid-cols-[auto_minmax(0,1fr)]">
      <dt className="text-h5">{t('notFor')}</dt>
      <dd>{children}</dd>
    </dl>
  );
}

type ContactBandProps = BlockProps<typeof contactBandSchema>;

/** Invitation to talk, a card at the end of a page; what is between its tags is the step it asks for. */
export function ContactBand({ id, heading, lead, notFor, children }: ContactBandProps) {
  const headingId = useId();
  return (
    <Section id={id} labelledBy={headingId} background="mist">
      <div className="on-paper grid gap-x-8 gap-y-8 rounded-card border-l-8 border-teal bg-paper p-6 md:p-10 xl:grid-cols-12 xl:items-center">
        <div className="min-w-0 xl:col-span-8">
          <Heading level={2} id={headingId} className="max-w-[28ch]">
            {heading}
          </Heading>
          {lead && (
            <Text look="bodyL" isSoft className="mt-4">
              {lead}
            </Text>
          )}
          {children}
          {notFor && <NotFor>{notFor}</NotFor>}
        </div>
        <DirectLines />
      </div>
    </Section>
  );
}
