import { campaignOf } from '../campaign';
import type { FormDefinition } from '../form-definition';
import type { Submission } from '../submission';
import { writtenIn } from './find-faults';
import type { FormView } from './render-form';

/** What a form says, without what is known only when it is sent. */
export type FormContent = Omit<Submission, 'id' | 'elapsed'>;

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
