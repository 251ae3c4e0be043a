import { addressKeys } from '@/lib/visitor/campaign-keys';
import type { FormDefinition } from '../form-definition';
import { element } from './element';

/** The field that only programs fill in: out of sight, of the order of keys, and of the accessibility tree. */
export function renderHoneypot(label: string): { row: HTMLElement; input: HTMLInputElement } {
  const input = element('input', { name: 'website', tabindex: -1, autocomplete: 'off' });
  const row = element('div', { class: 'form-trap', 'aria-hidden': 'true' });
  row.append(element('label', {}, label, input));
  return { row, input };
}

/** Hidden fields for campaign values and the label of the first page; filled in when the form is sent. */
export const renderHidden = (): HTMLInputElement[] =>
  addressKeys.map((name) => element('input', { type: 'hidden', name }));

/** Who has the data and what for, with the page that says more. */
export function renderClause({ text, link }: FormDefinition['clause']): HTMLElement {
  const clause = element('p', { class: 'form-small form-wide' }, text);
  if (link) clause.append(' ', element('a', { href: link.href, class: 'text-link' }, link.label));
  return clause;
}
