import { getTranslations } from 'next-intl/server';
import { phoneHref } from '@/lib/contact/phone-href';
import { pageHref } from '@/lib/content/page-href';
import { currentLocale } from '@/lib/i18n/current-locale';
import { typeset } from '@/lib/text/typeset';
import { site } from '@/site.config';
import { isAllowedScript } from './allowed-script';
import type { FieldName, FormDefinition, FormField, FormKind, FormTexts } from './form-definition';
import { formEndpoint } from './form-endpoint';
import { kindsOfForm } from './form-kinds';

/** What a visitor can write about, in the order in which it is offered. */
const topics = ['sales', 'support', 'security', 'data', 'press', 'other'] as const;

type LabelKey = FieldName | 'email_newsletter' | 'message_partner' | 'message_event';

/** Labels that some kinds have of their own. */
const ownLabels: Partial<Record<FormKind, Partial<Record<FieldName, LabelKey>>>> = {
  newsletter: { email: 'email_newsletter' },
  partner: { message: 'message_partner' },
  event: { message: 'message_event' },
};

/**
 * The fields of a kind of form, in the language of the page.
 * @param hasSubject Whether the page says what it is about; then nobody is asked.
 */
async function formFields(kind: FormKind, hasSubject: boolean): Promise<FormField[]> {
  const t = await getTranslations('contact');
  return kindsOfForm[kind].fields.flatMap((field) => {
    if (field.name === 'topic' && hasSubject) return [];
    const label = t(`fields.${ownLabels[kind]?.[field.name] ?? field.name}`);
    if (field.type !== 'select') return [{ ...field, label }];
    const options = topics.map((topic) => t(`topics.${topic}`));
    return [{ ...field, label, options, unchosen: t('form.unchosen') }];
  });
}

/** Whether a kind of form has what an error text is about; others would only weigh on the page. */
function isNeeded(kind: FormKind, key: string): boolean {
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
async function formTexts(
  kind: FormKind,
  { hasEndpoint, submit }: { hasEndpoint: boolean; submit?: string },
): Promise<FormTexts> {
  const t = await getTranslations('contact');
  const errors = Object.entries(t.raw('errors')).filter(([key]) => isNeeded(kind, key));
  const hasMessage = kindsOfForm[kind].fields.some(({ name }) => name === 'message');
  return {
    submit: hasEndpoint ? (submit ?? t(`submit.${kind}`)) : t('submit.mail'),
    sending: t('form.sending'),
    requiredNote: hasMessage
      ? `${t('form.required_note')} ${t('form.secrets_note')}`
      : t('form.required_note'),
    summaryHeading: t('form.summary_heading'),
    errors: Object.fromEntries(errors) as FormTexts['errors'],
    failures: t.raw('failures'),
    writeInstead: t('form.write_instead'),
    stored: t('form.stored'),
    mailOpened: t('form.mail_opened'),
    mailNote: t('form.mail_note'),
    longMail: hasEndpoint
      ? undefined
      : {
          copied: { message: t('long_mail.copied'), note: t('long_mail.copied_note') },
          refused: { message: t('long_mail.refused'), note: t('long_mail.refused_note') },
          rest: t('long_mail.rest'),
        },
    honeypot: t('form.honeypot'),
  };
}

/** What a page decides about its form. */
type FormChoices = {
  kind: FormKind;
  /** What it is about; a form without it asks for the topic, where its kind has one. */
  subject?: string;
  /** Address of the thank-you page, where it is not the kind's own. */
  thanks?: string;
  /** The file that is given in return. */
  file?: FormDefinition['file'];
  /** Label of the button, where it is not the kind's own. */
  submit?: string;
};

/** Thank-you pages by kind; who asked for a file gets it on the spot. */
const thanksPages = {
  contact: 'thank-you',
  newsletter: 'thank-you',
  partner: 'thank-you',
  event: 'event-thank-you',
} as const;

/** The script's URL, as the messages give it (decisions, contact and newsletter forms). */
async function formScript(): Promise<string> {
  const t = await getTranslations('contact');
  const url = t('form_script');
  if (isAllowedScript(url)) return url;
  throw new Error(`contact.form_script is "${url}": expected one of formScripts in site.config.ts`);
}

/**
 * A form as the page hands it to the form script, and what is shown in its place without it. For server components.
 * @throws when the messages name a script that is not allowed; `npm run check` reports the place.
 */
export async function pageForm({ kind, subject, thanks, file, submit }: FormChoices) {
  const locale = await currentLocale();
  const t = await getTranslations('contact');
  const { email, phone } = site.contact;
  const privacy = pageHref('privacy-policy', locale);
  const page = kind === 'download' ? undefined : pageHref(thanksPages[kind], locale);
  const endpoint = formEndpoint();
  const definition: FormDefinition = {
    kind,
    locale,
    subject: subject ?? t(`subjects.${kind}`),
    email,
    endpoint,
    thanks: thanks ?? page,
    file,
    fields: await formFields(kind, subject !== undefined),
    consents: kindsOfForm[kind].consents.map((consent) => ({
      ...consent,
      text: typeset(t(`consents.${consent.name}`), locale),
    })),
    clause: {
      text: typeset(t(`clauses.${kind}`, { legalName: site.legal.name }), locale),
      link: privacy ? { href: privacy, label: t('form.privacy_link') } : undefined,
    },
    texts: await formTexts(kind, { hasEndpoint: endpoint !== undefined, submit }),
  };
  const links = [
    ...(file ? [file] : []),
    { href: `mailto:${email}`, label: email },
    { href: phoneHref(phone), label: phone },
  ];
  return { definition, script: await formScript(), fallback: { text: t('form.fallback'), links } };
}
