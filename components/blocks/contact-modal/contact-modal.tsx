import { getTranslations } from 'next-intl/server';
import { pageAddress } from '@/lib/content/page-address';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { BlockProps } from '@/lib/schema/block';
import { site } from '@/site.config';
import { ContactModalDoor } from './contact-modal.door.client';
import type { contactModalSchema } from './schema';

/** Button and dialog for a message to the provider. */
export async function ContactModal(props: BlockProps<typeof contactModalSchema>) {
  const t = await getTranslations('contact.modal');
  const fallbackHref = pageAddress('contact-us', await currentLocale());
  return (
    <p className="mt-10">
      <ContactModalDoor
        {...props}
        fallbackHref={fallbackHref ?? `mailto:${site.contact.email}`}
        email={site.contact.email}
        phone={site.contact.phone}
        texts={{
          close: t('close'),
          name: t('name'),
          message: t('message'),
          send: t('send'),
          sendNote: t('send_note'),
          orCall: t('or_call'),
          messageMissing: t('message_missing'),
        }}
      />
    </p>
  );
}
