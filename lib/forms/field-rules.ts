import type { FieldFault, FieldSpec } from './form-definition';

/** Control characters but line ends and tabs, marks that change the direction of text, soft hyphens, and spaces of no width. */
const unseen =
  /(?![\t\n\r])\p{Cc}|[\u00AD\u061C\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;

/** What a person wrote, without characters nobody sees and spaces around it. */
export const cleanText = (value: string): string => value.replaceAll(unseen, '').trim();

/** The same in one line, for everything but messages. */
export const cleanLine = (value: string): string => cleanText(value).replaceAll(/\s+/g, ' ');

/** Hyphens, dashes and the minus sign, which stand for a hyphen in what is copied from a page or a document. */
const dashes = /[\p{Pd}\u2212]/gu;

/**
 * The same with plain characters: full-width ones, no-break hyphens and their like are those of a keyboard. A link is its target, and
 * of `Anna Nowak <anna@bank.example>`, as mail programs copy it, the address counts.
 */
const plainLine = (value: string): string =>
  cleanLine(value.normalize('NFKC'))
    .replaceAll(dashes, '-')
    .replace(/^[^<>]*<([^<>]+)>[,;]?$/, '$1')
    .replace(/^(?:mailto|tel):([^?;]*).*/i, '$1');

/**
 * What a person wrote in a field, as it is judged and sent. They copy it from anywhere: from contacts, a signature, a page.
 * @param type Type of the field.
 */
export function cleanField(type: FieldSpec['type'], value: string): string {
  if (type === 'textarea') return cleanText(value);
  return type === 'email' || type === 'tel' ? plainLine(value) : cleanLine(value);
}

/** One @, no spaces, a domain with a dot; what else is wrong with an address only a message to it can tell. */
const email = /^[^\s@<>(),;:"?]+@[^\s@.<>(),;:"?]+(\.[^\s@.<>(),;:"?]+)+$/;

/** A number, a word before it, and that of an extension behind it; people group digits in many ways, and say what they are. */
const phone =
  /^(?:\p{L}{1,10}[.:]* ?)?(\(?\+?[\d ()./·-]+)(?:[,;]? ?(?:ext|wewn?|w|x|#)[.:=]* ?\d{1,6})?$/iu;

/** E.164 has at most 15 digits. */
const isPhone = (value: string) =>
  /^\d{6,15}$/.test((phone.exec(value)?.[1] ?? '').replaceAll(/\D/g, ''));

/**
 * What is wrong with a value, if anything. The form and the endpoint ask the same.
 * @param value Cleaned by `cleanField`.
 */
export function fieldFault(field: FieldSpec, value: string): FieldFault | undefined {
  if (value === '') return field.isRequired ? 'required' : undefined;
  if (value.length > field.maxLength) return 'long';
  if (field.type === 'email' && !email.test(value)) return 'invalid';
  if (field.type === 'tel' && !isPhone(value)) return 'invalid';
  return undefined;
}
