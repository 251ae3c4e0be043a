import { type MailDraft, mailDraft } from '@/lib/contact/mail-address';
import { cleanField, fieldFault } from '@/lib/forms/field-rules';
import type {
  FieldFault,
  FieldFaults,
  FieldSpec,
  FormDefinition,
} from '@/lib/forms/form-definition';
import type { Submission } from '@/lib/forms/send-submission';
import type { Control, ControlFault, FormView } from './form-view';
import { campaignOf } from './session';

const isTicked = ({ input }: Control) => input instanceof HTMLInputElement && input.checked;

/** What a field holds, cleaned. */
const writtenIn = (field: FieldSpec, { input }: Control) => cleanField(field.type, input.value);

const fieldOf = ({ fields }: FormDefinition, { name }: Control) =>
  fields.find((field) => field.name === name);

/** What is wrong with one control, if anything. */
function faultOf(definition: FormDefinition, control: Control): FieldFault | undefined {
  const field = fieldOf(definition, control);
  if (field) return fieldFault(field, writtenIn(field, control));
  return control.input.required && !isTicked(control) ? 'required' : undefined;
}

/** The words for a fault. */
function messageFor({ texts, consents }: FormDefinition, name: string, fault: FieldFault) {
  const isConsent = consents.some((consent) => consent.name === name);
  const key = isConsent ? 'consent_required' : `${name}_${fault}`;
  return (texts.errors as Record<string, string>)[key] ?? texts.errors.other ?? '';
}

/**
 * Everything that is wrong, in the order of the form.
 * @param reported Faults the endpoint found; without them the form looks itself.
 */
export function findFaults(
  definition: FormDefinition,
  controls: readonly Control[],
  reported?: FieldFaults,
): ControlFault[] {
  return controls.flatMap((control) => {
    const fault = reported ? reported[control.name] : faultOf(definition, control);
    return fault ? [{ control, message: messageFor(definition, control.name, fault) }] : [];
  });
}

/** What a form says, without what is known only when it is sent. */
type FormContent = Omit<Submission, 'id' | 'elapsed'>;

/** Reads a form; fields that are empty are left out. */
export function readSubmission(definition: FormDefinition, { controls }: FormView): FormContent {
  const { kind, locale, subject } = definition;
  const fields: Record<string, string> = {};
  const consents: Record<string, boolean> = {};
  for (const control of controls) {
    const field = fieldOf(definition, control);
    const written = field && writtenIn(field, control);
    if (!field) consents[control.name] = isTicked(control);
    else if (written) fields[field.name] = written;
  }
  const page = location.pathname;
  return { kind, locale, subject, page, fields, consents, campaign: campaignOf(), website: '' };
}

/**
 * The form as a message of the visitor's own mail program: every field with its label, and the consents given.
 * @param note Ends a message that is too long for a mail program; says where its rest is.
 */
export function mailMessage(
  definition: FormDefinition,
  { fields, consents }: FormContent,
  note: string,
): MailDraft {
  const lines = definition.fields.flatMap(({ name, label }) => {
    const value = fields[name];
    if (!value) return [];
    return name === 'message' ? [value] : [`${label}: ${value}`];
  });
  const given = definition.consents.filter(({ name }) => consents[name]).map(({ text }) => text);
  return mailDraft(definition.email, definition.subject, [...lines, ...given], note);
}
