import type { FormDefinition, FormKind } from '@/lib/forms/form-definition';
import { kindsOfForm } from '@/lib/forms/form-kinds';
import type { Submission } from '@/lib/forms/send-submission';

/** A form whose texts are the names of what they stand for. */
export const definitionOf = (kind: FormKind): FormDefinition => ({
  kind,
  locale: 'en',
  subject: 'FinOps',
  email: 'hello@a.example',
  endpoint: '/submissions',
  thanks: '/thank-you',
  fields: kindsOfForm[kind].fields.map((field) => ({ ...field, label: field.name })),
  consents: kindsOfForm[kind].consents.map((consent) => ({ ...consent, text: consent.name })),
  clause: { text: 'clause', link: { href: '/privacy-policy', label: 'privacy' } },
  texts: {
    submit: 'send',
    sending: 'sending',
    requiredNote: 'required',
    summaryHeading: 'correct this',
    errors: { other: 'wrong' },
    failures: {
      offline: 'offline',
      timeout: 'timeout',
      server: 'server',
      unconfirmed: 'unconfirmed',
      refused: 'refused',
      busy: 'busy',
      trap: 'trap',
    },
    writeInstead: 'write to',
    stored: 'stored',
    mailOpened: 'mail opened',
    mailNote: 'mail note',
    longMail: {
      copied: { message: 'rest copied', note: '[in the clipboard]' },
      refused: { message: 'rest below', note: '[in the form]' },
      rest: 'rest',
    },
    honeypot: 'leave empty',
  },
});

/** A submission that an endpoint stores, but for what a test changes. */
export const submissionWith = (changes: Partial<Submission> = {}): Submission => ({
  id: 'a1b2c3d4-0000-4000-8000-000000000001',
  kind: 'contact',
  locale: 'en',
  subject: 'FinOps',
  page: '/services/finops',
  fields: { name: 'Anna Nowak', email: 'anna@bank.example', message: 'Who owns the cluster?' },
  consents: { email_marketing: false, phone_marketing: false },
  campaign: { utm_source: 'letter' },
  website: '',
  elapsed: 5000,
  ...changes,
});
