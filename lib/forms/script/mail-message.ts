import { type MailDraft, mailDraft } from '@/lib/contact/mail-address';
import type { FormDefinition } from '../form-definition';
import type { FormContent } from './read-submission';

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
