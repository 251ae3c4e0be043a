import type { FormField } from '../form-definition';
import type { Control } from './control';
import { element } from './element';

/** Keyboards of phones, by type of field. */
const inputModes = { email: 'email', tel: 'tel' } as Readonly<Record<string, string>>;

function inputOf(field: FormField, id: string): Control['input'] {
  const { name, type, isRequired, maxLength, autocomplete, options = [] } = field;
  const common = { id, name, required: isRequired, autocomplete, class: 'form-input' };
  if (type === 'select') {
    const choices = options.map((text) => element('option', { value: text }, text));
    return element('select', common, element('option', { value: '' }, '–'), ...choices);
  }
  if (type === 'textarea') return element('textarea', { ...common, maxlength: maxLength, rows: 6 });
  // Misspelling marks would stand below names and addresses only.
  const more = { type, maxlength: maxLength, inputmode: inputModes[type], spellcheck: 'false' };
  return element('input', { ...common, ...more });
}

/**
 * A field with its label above and its error below.
 * @param prefix Begins the ids, so that two forms can stand on a page.
 * @param isWide Whether it takes both columns.
 */
export function renderField(field: FormField, prefix: string, isWide: boolean): Control {
  const id = `${prefix}-${field.name}`;
  const input = inputOf(field, id);
  const error = element('p', { id: `${id}-error`, class: 'form-error' });
  const mark = field.isRequired ? [element('span', { 'aria-hidden': 'true' }, ' *')] : [];
  const label = element('label', { for: id, class: 'form-label' }, field.label, ...mark);
  const row = element('div', { class: isWide ? 'form-row form-wide' : 'form-row' });
  row.append(label, input, error);
  return { name: field.name, input, row, error };
}
