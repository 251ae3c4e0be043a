import { getTranslations } from 'next-intl/server';
import { FormArea } from '@/components/ui/form-area/form-area';
import { LazyDialogButton } from '@/components/ui/lazy-leaves.client';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/text-link/text-link';
import { callText } from '@/lib/contact/call-text';
import { phoneHref } from '@/lib/contact/phone-href';
import { pageHref } from '@/lib/content/page-href';
import { pageForm } from '@/lib/forms/page-form';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { BlockProps } from '@/lib/schema/block';
import { site } from '@/site.config';
import type { contactFormSchema, contactModalSchema } from './schema';

/** A form on the page itself; a ContactModal opens one in a dialog. */
export async function ContactForm(props: BlockProps<typeof contactFormSchema>) {
  const form = await pageForm(props);
  return <FormArea {...form} variant="brand2" className="mt-10" />;
}

/** Button and dialog for a message to the provider, with the phone for those who would rather talk. */
export async function ContactModal(props: BlockProps<typeof contactModalSchema>) {
  const { call, heading, lead, ...choices } = props;
  const { email, phone } = site.contact;
  const t = await getTranslations('contact.modal');
  const form = await pageForm(choices);
  const { label, promise } = await callText(call);
  return (
    <div className="button-row in-column mt-10">
      <LazyDialogButton
        label={label}
        variant="brand3"
        title={heading}
        description={lead}
        closeLabel={t('close')}
        fallbackHref={pageHref('contact-us', await currentLocale()) ?? `mailto:${email}`}
      >
        <FormArea {...form} className="mt-8" />
        <Text look="small" className="mt-6">
          {t('or_call')}{' '}
          <TextLink href={phoneHref(phone)} className="whitespace-nowrap">
            {phone}
          </TextLink>
        </Text>
      </LazyDialogButton>
      {promise && (
        <Text look="small" isSoft className="mt-3">
          {promise}
        </Text>
      )}
    </div>
  );
}
