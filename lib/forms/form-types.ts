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
