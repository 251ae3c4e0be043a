import {
  type ConsentName,
  type FieldName,
  type FormDefinition,
  type FormField,
  wideFields,
} from '@/lib/forms/form-definition';
import { urlKeys } from '@/lib/visitor/campaign-keys';

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Makes an element. Texts become text nodes, so that nothing in them is ever read as markup.
 * @param attributes `true` sets an attribute without a value; `false` and undefined set none.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false)
      made.setAttribute(name, value === true ? '' : `${value}`);
  }
  made.append(...children);
  return made;
}

/** A field or a box of a form, with the place where its error is shown. */
export type Control = {
  name: FieldName | ConsentName;
  input: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  /** What the summary's link scrolls to. */
  row: HTMLElement;
  /** Empty while nothing is wrong. */
  error: HTMLElement;
};

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

/** A consent: a box that nobody ticks but the visitor, and next to it what it means. */
function renderConsent(
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

/** The field that only programs fill in: out of sight, of the order of keys, and of the accessibility tree. */
function renderHoneypot(label: string): { row: HTMLElement; input: HTMLInputElement } {
  const input = element('input', { name: 'website', tabindex: -1, autocomplete: 'off' });
  const row = element('div', { class: 'form-trap', 'aria-hidden': 'true' });
  row.append(element('label', {}, label, input));
  return { row, input };
}

/** Hidden fields for campaign values and the label of the first page; filled in when the form is sent. */
const renderHidden = (): HTMLInputElement[] =>
  urlKeys.map((name) => element('input', { type: 'hidden', name }));

/** Who has the data and what for, with the page that says more. */
function renderClause({ text, link }: FormDefinition['clause']): HTMLElement {
  const clause = element('p', { class: 'form-small form-wide' }, text);
  if (link) clause.append(' ', element('a', { href: link.href, class: 'text-link' }, link.label));
  return clause;
}

/** Keyboards of phones, by type of field. */
const inputModes = { email: 'email', tel: 'tel' } as Readonly<Record<string, string>>;

function inputOf(field: FormField, id: string): Control['input'] {
  const { name, type, isRequired, maxLength, autocomplete, options = [], unchosen = '' } = field;
  const common = { id, name, required: isRequired, autocomplete, class: 'form-input' };
  if (type === 'select') {
    const choices = options.map((text) => element('option', { value: text }, text));
    return element('select', common, element('option', { value: '' }, unchosen), ...choices);
  }
  if (type === 'textarea') return element('textarea', { ...common, maxlength: maxLength, rows: 4 });
  // Misspelling marks would appear below names and addresses only.
  const more = { type, maxlength: maxLength, inputmode: inputModes[type], spellcheck: 'false' };
  return element('input', { ...common, ...more });
}

/**
 * A field with its label above and its error below.
 * @param prefix Begins the ids, so that a page can hold two forms.
 * @param isWide Whether it takes both columns.
 */
function renderField(field: FormField, prefix: string, isWide: boolean): Control {
  const id = `${prefix}-${field.name}`;
  const input = inputOf(field, id);
  const error = element('p', { id: `${id}-error`, class: 'form-error' });
  const mark = field.isRequired ? [element('span', { 'aria-hidden': 'true' }, ' *')] : [];
  const label = element('label', { for: id, class: 'form-label' }, field.label, ...mark);
  const row = element('div', { class: isWide ? 'form-row form-wide' : 'form-row' });
  row.append(label, input, error);
  return { name: field.name, input, row, error };
}

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
  /** After it, for what is too long for a live region to read out. */
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
