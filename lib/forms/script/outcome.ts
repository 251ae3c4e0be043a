import type { FormDefinition } from '@/lib/forms/form-definition';
import { type FailureReason, toastEvent } from '@/lib/forms/form-definition';
import { element, type FormView } from './render-form';

/** Says in the form's live region that it was not sent, that the text is still there, and where else to write. */
export function showFailure(definition: FormDefinition, view: FormView, reason: FailureReason) {
  const { texts, email } = definition;
  const text = texts.failures[reason];
  const mail = element('a', { href: `mailto:${email}`, class: 'text-link' }, email);
  view.status.dataset['outcome'] = 'failed';
  view.status.replaceChildren(
    element('p', {}, text),
    element('p', {}, `${texts.writeInstead} `, mail),
  );
  const detail = { variant: 'error', text };
  window.dispatchEvent(new CustomEvent(toastEvent, { detail, cancelable: true }));
}

/** Says something else of the outcome, or takes it back. */
export function showStatus({ status, rest }: FormView, ...words: (Node | string)[]): void {
  delete status.dataset['outcome'];
  rest.replaceChildren();
  status.replaceChildren(...(words.length > 0 ? [element('p', {}, ...words)] : []));
}

/** Says that it is stored, where no page follows; with the file that was asked for. */
export function showStored({ texts, file }: FormDefinition, view: FormView): void {
  showStatus(view, texts.stored);
  view.status.dataset['outcome'] = 'stored';
  if (!file) return;
  const link = element('a', { href: file.href, class: 'text-link', download: true }, file.label);
  view.status.append(element('p', {}, link));
}

/**
 * Says that the mail program takes only the beginning of the message, with the rest in a field of its own.
 * @param isCopied Whether the rest is in the clipboard; if not, it is selected, so that a key copies it.
 */
export function showLongMail(
  { longMail }: FormDefinition['texts'],
  view: FormView,
  rest: string,
  isCopied: boolean,
): void {
  showStatus(view, longMail?.[isCopied ? 'copied' : 'refused'].message ?? '');
  const id = `${view.form.id}-rest`;
  const field = element('textarea', { id, class: 'form-input', readonly: true, rows: 6 }, rest);
  const label = element('label', { for: id, class: 'form-label' }, longMail?.rest ?? '');
  view.rest.append(element('div', { class: 'form-row form-rest' }, label, field));
  if (isCopied) return;
  field.focus();
  field.select();
}
