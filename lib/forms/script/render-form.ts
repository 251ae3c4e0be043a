import { type FormDefinition, wideFields } from '../form-definition';
import type { Control } from './control';
import { element } from './element';
import { renderConsent } from './render-consent';
import { renderClause, renderHidden, renderHoneypot } from './render-extras';
import { renderField } from './render-field';

/** The parts of a form that change while it is filled in. */
export type FormView = {
  form: HTMLFormElement;
  /** In the order of the page. */
  controls: readonly Control[];
  hidden: readonly HTMLInputElement[];
  honeypot: HTMLInputElement;
  /** Where all errors are listed. */
  summary: HTMLElement;
  /** Live region that says how sending goes. */
  status: HTMLElement;
  /** Beside it, for what is too long for a live region to read out. */
  rest: HTMLElement;
  button: HTMLButtonElement;
};

/**
 * Renders a form. Its pattern: label above the field, error below it, all errors once more in a summary that takes
 * focus (https://www.w3.org/WAI/tutorials/forms/notifications/).
 */
export function renderForm(definition: FormDefinition, prefix: string): FormView {
  const { kind, fields, consents, clause, texts, endpoint } = definition;
  const wide = wideFields(fields);
  const controls = [
    ...fields.map((field) => renderField(field, prefix, wide.has(field))),
    ...consents.map((consent) => renderConsent(consent, prefix)),
  ];
  const hidden = renderHidden();
  const trap = renderHoneypot(texts.honeypot);
  const summary = element('div', { class: 'form-summary form-wide', tabindex: -1, hidden: true });
  const status = element('div', { class: 'form-status', role: 'status' });
  const rest = element('div', {});
  const button = element(
    'button',
    { type: 'submit', class: definition.buttonClass ?? '' },
    texts.submit,
  );
  const note = element('p', { class: 'form-small form-wide' }, texts.requiredNote);
  const form = element(
    'form',
    { id: prefix, novalidate: true, class: `form form-${kind}` },
    note,
    summary,
  );
  form.append(...controls.map(({ row }) => row), ...hidden, trap.row, renderClause(clause));
  form.append(element('div', { class: 'form-wide' }, button, status, rest));
  if (!endpoint) form.append(element('p', { class: 'form-small form-wide' }, texts.mailNote));
  return { form, controls, hidden, honeypot: trap.input, summary, status, rest, button };
}
