import { type MailDraft, mailDraft } from '@/lib/contact/mail-address';
import type { FormDefinition } from '@/lib/forms/form-definition';
import type { Submission } from '@/lib/forms/send-submission';
import { writtenIn } from './faults';
import type { FormView } from './render-form';
import { campaignOf } from './session';

/** What a form says, without what is known only when it is sent. */
type FormContent = Omit<Submission, 'id' | 'elapsed'>;

/** Reads a form; campaign values go through its hidden fields, so that other scripts of the page see them too. */
export function readSubmission(definition: FormDefinition, view: FormView): FormContent {
  const { kind, locale, subject } = definition;
  const values: Record<string, string> = {};
  const consents: Record<string, boolean> = {};
  for (const control of view.controls) {
    const { name, input } = control;
    if (input instanceof HTMLInputElement && input.type === 'checkbox')
      consents[name] = input.checked;
    else if (writtenIn(control)) values[name] = writtenIn(control);
  }
  const campaign = campaignOf();
  for (const input of view.hidden)
    input.value = campaign[input.name as keyof typeof campaign] ?? '';
  const page = location.pathname;
  return { kind, locale, subject, page, fields: values, consents, campaign, website: '' };
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
