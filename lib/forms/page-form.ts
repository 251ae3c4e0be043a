import { getTranslations } from 'next-intl/server';
import { phoneAddress } from '@/lib/contact/phone-address';
import { pageAddress } from '@/lib/content/page-address';
import { currentLocale } from '@/lib/i18n/current-locale';
import { typeset } from '@/lib/text/typeset';
import { site } from '@/site.config';
import { isAllowedScript } from './allowed-script';
import type { FormDefinition } from './form-definition';
import { formEndpoint } from './form-endpoint';
import { formFields } from './form-fields';
import { kindsOfForm } from './form-kinds';
import { formTexts } from './form-texts';
import type { FormKind } from './form-types';

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

/** The script's address, as the messages give it (decisions, contact and newsletter forms). */
async function formScript(): Promise<string> {
  const t = await getTranslations('contact');
  const address = t('form_script');
  if (isAllowedScript(address)) return address;
  throw new Error(
    `contact.form_script is "${address}": expected one of formScripts in site.config.ts`,
  );
}

/**
 * A form as the page hands it to the form script, and what stands in its place without it. For server components.
 * @throws when the messages name a script that is not allowed; `npm run check` tells the place.
 */
export async function pageForm({ kind, subject, thanks, file, submit }: FormChoices) {
  const locale = await currentLocale();
  const t = await getTranslations('contact');
  const { email, phone } = site.contact;
  const privacy = pageAddress('privacy-policy', locale);
  const page = kind === 'download' ? undefined : pageAddress(thanksPages[kind], locale);
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
    { href: phoneAddress(phone), label: phone },
  ];
  return { definition, script: await formScript(), fallback: { text: t('form.fallback'), links } };
}
