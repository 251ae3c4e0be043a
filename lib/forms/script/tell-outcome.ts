import type { FormDefinition } from '../form-definition';
import { toastEvent } from '../form-events';
import type { FailureReason } from '../form-types';
import { element } from './element';
import type { FormView } from './render-form';

/** Says in the form's live region that it was not sent, that the text is still there, and where else to write. */
export function tellFailure(definition: FormDefinition, view: FormView, reason: FailureReason) {
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
export function tellStatus({ status }: FormView, ...words: (Node | string)[]): void {
  delete status.dataset['outcome'];
  status.replaceChildren(...(words.length > 0 ? [element('p', {}, ...words)] : []));
}

/** Says that it is stored, where no page follows; with the file that was asked for. */
export function tellStored({ texts, file }: FormDefinition, view: FormView): void {
  tellStatus(view, texts.stored);
  view.status.dataset['outcome'] = 'stored';
  if (!file) return;
  const link = element('a', { href: file.href, class: 'text-link', download: true }, file.label);
  view.status.append(element('p', {}, link));
}
