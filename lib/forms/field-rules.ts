import type { FieldFault, FieldSpec } from './form-definition';

/** Control characters but line ends and tabs, marks that change the direction of text, and spaces of no width. */
const unseen = /(?![\t\n\r])\p{Cc}|[\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** What a person wrote, without characters nobody sees and spaces around it. */
export const cleanText = (value: string): string => value.replaceAll(unseen, '').trim();

/** The same in one line, for everything but messages. */
export const cleanLine = (value: string): string => cleanText(value).replaceAll(/\s+/g, ' ');

/** One @, no spaces, a domain with a dot; what else is wrong with an address only a message to it can tell. */
const email = /^[^\s@<>(),;:"]+@[^\s@.<>(),;:"]+(\.[^\s@.<>(),;:"]+)+$/;

/** E.164 has at most 15 digits; people group them in many ways. */
const isPhone = (value: string) =>
  /^\+?[\d\s()./-]+$/.test(value) && /^\d{6,15}$/.test(value.replaceAll(/\D/g, ''));

/**
 * What is wrong with a value, if anything. The form and the endpoint ask the same.
 * @param value Cleaned by `cleanText` or `cleanLine`.
 */
export function fieldFault(field: FieldSpec, value: string): FieldFault | undefined {
  if (value === '') return field.isRequired ? 'required' : undefined;
  if (value.length > field.maxLength) return 'long';
  if (field.type === 'email' && !email.test(value)) return 'invalid';
  if (field.type === 'tel' && !isPhone(value)) return 'invalid';
  return undefined;
}
