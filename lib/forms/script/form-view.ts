import {
  type ConsentName,
  type FailureReason,
  type FieldName,
  type FormDefinition,
  toastEvent,
} from '@/lib/forms/form-definition';

/** A field or a box of a form, with the place where its error is shown. */
export type Control = {
  name: FieldName | ConsentName;
  input: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  /** What the summary's link scrolls to. */
  row: HTMLElement;
  /** Empty while nothing is wrong. */
  error: HTMLElement;
};

/** The parts of a form that change while it is filled in. */
export type FormView = {
  form: HTMLFormElement;
  /** In the order of the page. */
  controls: readonly Control[];
  honeypot: HTMLInputElement;
  /** Where all errors are listed. */
  summary: HTMLElement;
  /** Live region that says how sending goes. */
  status: HTMLElement;
  /** After it, for what is too long for a live region to read out; only where there is no endpoint. */
  rest: HTMLElement | null;
  button: HTMLButtonElement;
};

/** A part that the markup has (components/ui/form-area/form-area.tsx). */
function partOf<Part extends HTMLElement>(parent: HTMLElement, selector: string): Part {
  const part = parent.querySelector<Part>(selector);
  if (!part) throw new Error(`The form has no ${selector}`);
  return part;
}

function controlOf(form: HTMLFormElement, name: Control['name']): Control {
  const input = partOf<Control['input']>(form, `[name="${name}"]`);
  const row = input.closest<HTMLElement>('.form-row') ?? form;
  const error = partOf(row, '.form-error');
  input.id = `${form.id}-${name}`;
  partOf<HTMLLabelElement>(row, 'label').htmlFor = input.id;
  error.id = `${input.id}-error`;
  return { name, input, row, error };
}

/**
 * Finds the parts of a form, and ties labels and errors to their fields.
 * @param id Begins all ids, so that a page can hold two forms.
 */
export function formView(form: HTMLFormElement, definition: FormDefinition, id: string): FormView {
  form.id = id;
  const { fields, consents } = definition;
  const rest = form.querySelector<HTMLElement>('.form-rest');
  if (rest) {
    partOf(rest, 'textarea').id = `${id}-rest`;
    partOf<HTMLLabelElement>(rest, 'label').htmlFor = `${id}-rest`;
  }
  return {
    form,
    controls: [...fields, ...consents].map(({ name }) => controlOf(form, name)),
    honeypot: partOf(form, '[name="website"]'),
    summary: partOf(form, '.form-summary'),
    status: partOf(form, '.form-status'),
    rest,
    button: partOf(form, 'button'),
  };
}

/** A paragraph, or another element. Texts become text nodes, so that nothing in them is ever read as markup. */
function element(tag: 'p' | 'ul' | 'li', ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
}

function linkTo(href: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.className = 'text-link';
  link.textContent = text;
  return link;
}

/** Shows at a control what is wrong with it, or takes that back. */
export function showError({ input, row, error }: Control, message: string | undefined): void {
  error.textContent = message ?? '';
  row.classList.toggle('form-row-wrong', message !== undefined);
  if (message === undefined) {
    input.removeAttribute('aria-invalid');
    input.removeAttribute('aria-describedby');
  } else {
    input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', error.id);
  }
}

/** What is wrong with a control. */
export type ControlFault = { control: Control; message: string };

/** A link to a control: it scrolls to the label and puts focus into the field. */
function faultLink({ control: { input, row }, message }: ControlFault): HTMLElement {
  const link = linkTo(`#${input.id}`, message);
  link.addEventListener('click', (event) => {
    event.preventDefault();
    row.scrollIntoView({ block: 'center' });
    input.focus({ preventScroll: true });
  });
  return element('li', link);
}

/** Shows every fault at its control, lists them in the summary, and puts focus there. */
export function showFaults(
  { controls, summary }: FormView,
  heading: string,
  faults: readonly ControlFault[],
): void {
  for (const control of controls)
    showError(control, faults.find((fault) => fault.control === control)?.message);
  summary.hidden = faults.length === 0;
  summary.replaceChildren();
  if (faults.length === 0) return;
  summary.setAttribute('role', 'group');
  summary.setAttribute('aria-label', heading);
  const title = element('p', heading);
  title.className = 'form-summary-heading';
  summary.append(title, element('ul', ...faults.map(faultLink)));
  summary.focus();
}

/** Says how sending goes; without words, takes back what was said. */
export function showStatus({ status, rest }: FormView, words?: string): void {
  delete status.dataset['outcome'];
  status.replaceChildren(...(words === undefined ? [] : [element('p', words)]));
  if (rest) rest.hidden = true;
}

/** Says in the form's live region that it was not sent, that the text is still there, and where else to write. */
export function showFailure(definition: FormDefinition, view: FormView, reason: FailureReason) {
  const { texts, email } = definition;
  const text = texts.failures[reason];
  view.status.dataset['outcome'] = 'failed';
  view.status.replaceChildren(
    element('p', text),
    element('p', `${texts.writeInstead} `, linkTo(`mailto:${email}`, email)),
  );
  const detail = { variant: 'error', text };
  window.dispatchEvent(new CustomEvent(toastEvent, { detail, cancelable: true }));
}

/** Says that it is stored, where no page follows; with the file that was asked for. */
export function showStored({ texts, file }: FormDefinition, view: FormView): void {
  showStatus(view, texts.stored);
  view.status.dataset['outcome'] = 'stored';
  if (!file) return;
  const link = linkTo(file.href, file.label);
  link.download = '';
  view.status.append(element('p', link));
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
  showStatus(view, longMail?.[isCopied ? 'copied' : 'refused'].message);
  if (!view.rest) return;
  view.rest.hidden = false;
  const field = partOf<HTMLTextAreaElement>(view.rest, 'textarea');
  field.value = rest;
  if (isCopied) return;
  field.focus();
  field.select();
}
