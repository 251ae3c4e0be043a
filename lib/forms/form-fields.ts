import { getTranslations } from 'next-intl/server';
import type { FormField } from './form-definition';
import { kindsOfForm } from './form-kinds';
import type { FieldName, FormKind } from './form-types';

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
export async function formFields(kind: FormKind, hasSubject: boolean): Promise<FormField[]> {
  const t = await getTranslations('contact');
  return kindsOfForm[kind].fields.flatMap((field) => {
    if (field.name === 'topic' && hasSubject) return [];
    const label = t(`fields.${ownLabels[kind]?.[field.name] ?? field.name}`);
    if (field.type !== 'select') return [{ ...field, label }];
    return [{ ...field, label, options: topics.map((topic) => t(`topics.${topic}`)) }];
  });
}
