import type { Locale } from '@/lib/i18n/locales';

/** Kinds of forms (decisions, contact and newsletter forms). */
export const formKinds = ['contact', 'newsletter', 'partner', 'event', 'download'] as const;
export type FormKind = (typeof formKinds)[number];

export type FieldName = 'name' | 'company' | 'email' | 'phone' | 'topic' | 'message';

/** What a field takes, in any language. */
export type FieldSpec = {
  name: FieldName;
  type: 'text' | 'email' | 'tel' | 'select' | 'textarea';
  isRequired: boolean;
  /** In UTF-16 units, as `maxlength` counts. */
  maxLength: number;
  /** Token of the `autocomplete` attribute. */
  autocomplete: string;
};

export type ConsentName = 'newsletter' | 'email_marketing' | 'phone_marketing';
export type ConsentSpec = { name: ConsentName; isRequired: boolean };

/** What is wrong with a field. */
export const fieldFaults = ['required', 'invalid', 'long'] as const;
export type FieldFault = (typeof fieldFaults)[number];
export type FieldFaults = Partial<Record<FieldName | ConsentName, FieldFault>>;

/** Why a submission was not stored, as far as a visitor can do something about it. */
export type FailureReason =
  | 'offline'
  | 'timeout'
  | 'server'
  | 'unconfirmed'
  | 'refused'
  | 'busy'
  | 'trap';

/** A field with its texts. */
export type FormField = FieldSpec & {
  label: string;
  /** What to choose from; of a select only. */
  options?: readonly string[];
  /** Said where nothing is chosen yet; of a select only. */
  unchosen?: string;
};

/** What is said of a message that is too long for a mail program. */
type LongMailTexts = {
  /** To the visitor, in the form. */
  message: string;
  /** At the end of the draft. */
  note: string;
};

/** Texts of a form, translated. */
export type FormTexts = {
  submit: string;
  sending: string;
  /** Explains the mark of required fields. */
  requiredNote: string;
  summaryHeading: string;
  /** What to do, by field and fault; a fault without a text of its own takes `other`. */
  errors: Partial<Record<`${FieldName}_${FieldFault}` | 'consent_required' | 'other', string>>;
  failures: Record<FailureReason, string>;
  /** Said before the address to write to when sending failed. */
  writeInstead: string;
  /** Said where no thank-you page follows. */
  stored: string;
  /** Said once the mail program was asked to open. */
  mailOpened: string;
  /** Below the button where the mail program opens. */
  mailNote: string;
  /** Said where the mail program takes only the beginning of the message; only where there is no endpoint. */
  longMail?: Record<'copied' | 'refused', LongMailTexts> & {
    /** Label of the field that holds the rest. */
    rest: string;
  };
  /** Name of the field that people leave empty. */
  honeypot: string;
};

/** Everything the form script needs; it is in the container's `data-form` attribute as JSON. */
export type FormDefinition = {
  kind: FormKind;
  locale: Locale;
  /** What it is about: the subject line, and a part of the submission. */
  subject: string;
  /** Where the visitor's own mail goes. */
  email: string;
  /** Where submissions are posted; without it the mail program opens. */
  endpoint?: string;
  /** Address of the page that says thank you. */
  thanks?: string;
  /** The file that follows, instead of a page. */
  file?: { href: string; label: string };
  fields: readonly FormField[];
  consents: readonly (ConsentSpec & { text: string })[];
  /** The data-protection clause, and the page that says more. */
  clause: { text: string; link?: { href: string; label: string } };
  texts: FormTexts;
};

/** The fields that take both columns of a form: long ones, and one that would be alone next to a gap. */
export function wideFields(fields: readonly FormField[]): ReadonlySet<FormField> {
  const isLong = ({ type }: FormField) => type === 'textarea' || type === 'select';
  const narrow = fields.filter((field) => !isLong(field));
  const alone = narrow.length % 2 === 1 ? narrow.slice(-1) : [];
  return new Set([...fields.filter(isLong), ...alone]);
}

/** Reads a container's definition; undefined when it is none, since anybody may write such an attribute. */
export function readDefinition(json: string | undefined): FormDefinition | undefined {
  try {
    const value: unknown = JSON.parse(json ?? '');
    const { fields, texts } = value as Partial<FormDefinition>;
    return Array.isArray(fields) && texts ? (value as FormDefinition) : undefined;
  } catch {
    return undefined;
  }
}

/** Event on window that says: a form's container has come into the page. The form script fills it. */
export const formEvent = 'site:form';

/** Event on window that asks for a toast (components/ui/toast/toast.ts). */
export const toastEvent = 'site:toast';
