import type { FormDefinition } from '../form-definition';
import type { Control } from './control';
import { element } from './element';

/** A consent: a box that nobody ticks but the visitor, and what it means beside it. */
export function renderConsent(
  { name, text, isRequired }: FormDefinition['consents'][number],
  prefix: string,
): Control {
  const id = `${prefix}-${name}`;
  // Firefox would tick it again after a reload.
  const input = element('input', { type: 'checkbox', id, name, autocomplete: 'off' });
  input.required = isRequired;
  input.className = 'form-box';
  const error = element('p', { id: `${id}-error`, class: 'form-error' });
  const mark = isRequired ? [element('span', { 'aria-hidden': 'true' }, ' *')] : [];
  const label = element('label', { for: id, class: 'form-consent' }, input);
  label.append(element('span', {}, text, ...mark));
  return { name, input, row: element('div', { class: 'form-row form-wide' }, label, error), error };
}
