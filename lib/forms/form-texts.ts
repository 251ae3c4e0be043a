import { getTranslations } from 'next-intl/server';
import type { FormTexts } from './form-definition';
import { kindsOfForm } from './form-kinds';
import type { FormKind } from './form-types';

const errorKeys = [
  'name_required',
  'company_required',
  'email_required',
  'email_invalid',
  'phone_invalid',
  'message_required',
  'message_long',
  'consent_required',
  'other',
] as const;

/** Whether a kind of form has what an error text is about; others would only weigh on the page. */
function isNeeded(kind: FormKind, key: (typeof errorKeys)[number]): boolean {
  const { fields, consents } = kindsOfForm[kind];
  if (key === 'other') return true;
  if (key === 'consent_required') return consents.some(({ isRequired }) => isRequired);
  return fields.some(({ name, isRequired }) =>
    key.endsWith('_required') ? isRequired && key === `${name}_required` : key.startsWith(name),
  );
}

/**
 * The texts of a form in the language of the page.
 * @param hasEndpoint Whether it posts; without, its button says that the mail program opens.
 */
export async function formTexts(
  kind: FormKind,
  { hasEndpoint, submit }: { hasEndpoint: boolean; submit?: string },
): Promise<FormTexts> {
  const t = await getTranslations('contact');
  const errors = errorKeys.filter((key) => isNeeded(kind, key));
  return {
    submit: hasEndpoint ? (submit ?? t(`submit.${kind}`)) : t('submit.mail'),
    sending: t('form.sending'),
    requiredNote: t('form.required_note'),
    summaryHeading: t('form.summary_heading'),
    errors: Object.fromEntries(errors.map((key) => [key, t(`errors.${key}`)])),
    failures: {
      offline: t('failures.offline'),
      timeout: t('failures.timeout'),
      server: t('failures.server'),
      unconfirmed: t('failures.unconfirmed'),
      refused: t('failures.refused'),
      busy: t('failures.busy'),
      trap: t('failures.trap'),
    },
    writeInstead: t('form.write_instead'),
    stored: t('form.stored'),
    mailOpened: t('form.mail_opened'),
    mailNote: t('form.mail_note'),
    longMail: hasEndpoint
      ? undefined
      : {
          copied: { told: t('long_mail.copied'), note: t('long_mail.copied_note') },
          refused: { told: t('long_mail.refused'), note: t('long_mail.refused_note') },
          rest: t('long_mail.rest'),
        },
    honeypot: t('form.honeypot'),
  };
}
