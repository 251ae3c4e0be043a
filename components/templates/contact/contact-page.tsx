import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageBody } from '@/components/templates/page-frame/page-body';
import { ContactLink } from '@/components/ui/contact-link/contact-link';
import { Heading } from '@/components/ui/heading/heading';
import { Section } from '@/components/ui/section/section';
import { TextLink } from '@/components/ui/text-link/text-link';
import { phoneHref } from '@/lib/contact/phone-href';
import type { Page } from '@/lib/content/document';
import { typeset } from '@/lib/text/typeset';
import { site } from '@/site.config';

/** Below the lead, beside the form: ways that need no form. */
async function DirectWays() {
  const t = await getTranslations('common.registered_data');
  const link = await getTranslations('components.contact_link');
  const { legal, contact } = site;
  return (
    <div className="mt-10 max-w-md on-paper border-t-4 border-teal bg-paper p-6 md:p-8">
      <ul className="mb-5">
        <li>
          <ContactLink kind="phone" value={contact.phone} label={link('phone')} />
        </li>
        <li>
          <ContactLink kind="mail" value={contact.email} label={link('email')} />
        </li>
      </ul>
      <p className="border-t border-rule pt-5 text-small text-ink-soft">{t('address')}</p>
      <address className="not-italic">
        {legal.name}
        <br />
        {legal.street}, {legal.postalCode} {legal.city}
      </address>
    </div>
  );
}

/** The contact page: its text, then the provider's registered data from site.config.ts. */
export async function ContactPage({ page }: { page: Page }) {
  const t = await getTranslations('common.registered_data');
  const { legal, contact } = site;
  const data: readonly (readonly [string, ReactNode])[] = [
    [
      t('address'),
      <address key="address" className="not-italic">
        {legal.name}
        <br />
        {legal.street}
        <br />
        {legal.postalCode} {legal.city}
      </address>,
    ],
    [
      t('phone'),
      <TextLink key="phone" href={phoneHref(contact.phone)}>
        {contact.phone}
      </TextLink>,
    ],
    [
      t('email'),
      <TextLink key="email" href={`mailto:${contact.email}`}>
        {contact.email}
      </TextLink>,
    ],
    [
      t('numbers'),
      typeset(`KRS ${legal.krs}, NIP ${legal.nip}, REGON ${legal.regon}`, page.locale),
    ],
  ];
  return (
    <>
      <PageBody page={page} below={<DirectWays />} />
      <Section>
        <Heading level={2}>{t('heading')}</Heading>
        <dl className="mt-10 grid gap-10 md:grid-cols-2 xl:grid-cols-4">
          {data.map(([term, description]) => (
            <div key={term} className="border-t-2 border-teal pt-5">
              <dt className="mb-2 text-small text-ink-soft">{term}</dt>
              <dd className="tabular-nums">{description}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
