import type { ConsentSpec, FieldName, FieldSpec, FormKind } from './form-definition';

/** A field as it is in every form; which form requires it is said there. */
const fields: Readonly<Record<FieldName, Omit<FieldSpec, 'isRequired'>>> = {
  name: { name: 'name', type: 'text', maxLength: 120, autocomplete: 'name' },
  company: { name: 'company', type: 'text', maxLength: 160, autocomplete: 'organization' },
  // RFC 5321 leaves 254 characters to an address.
  email: { name: 'email', type: 'email', maxLength: 254, autocomplete: 'email' },
  phone: { name: 'phone', type: 'tel', maxLength: 40, autocomplete: 'tel' },
  topic: { name: 'topic', type: 'select', maxLength: 40, autocomplete: 'off' },
  message: { name: 'message', type: 'textarea', maxLength: 4000, autocomplete: 'off' },
};

const required = (name: FieldName): FieldSpec => ({ ...fields[name], isRequired: true });
const optional = (name: FieldName): FieldSpec => ({ ...fields[name], isRequired: false });

const byEmail: ConsentSpec = { name: 'email_marketing', isRequired: false };
const byPhone: ConsentSpec = { name: 'phone_marketing', isRequired: false };

/** What a form asks for, and which consents it offers: all of them unticked, one box for each purpose. */
type KindOfForm = { fields: readonly FieldSpec[]; consents: readonly ConsentSpec[] };

/** Every kind of form. The page renders its fields, the endpoint checks submissions against them. */
export const kindsOfForm: Readonly<Record<FormKind, KindOfForm>> = {
  contact: {
    fields: [
      required('name'),
      required('email'),
      optional('company'),
      optional('phone'),
      optional('topic'),
      required('message'),
    ],
    consents: [byEmail, byPhone],
  },
  newsletter: {
    fields: [required('email')],
    consents: [{ name: 'newsletter', isRequired: true }],
  },
  partner: {
    fields: [
      required('name'),
      required('company'),
      required('email'),
      optional('phone'),
      required('message'),
    ],
    consents: [byEmail, byPhone],
  },
  event: {
    fields: [required('name'), required('email'), optional('company'), optional('message')],
    consents: [byEmail],
  },
  download: {
    fields: [required('email'), optional('company')],
    consents: [byEmail],
  },
};
