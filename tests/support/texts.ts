import { readFileSync } from 'node:fs';
import type { Locale } from '@/lib/i18n/locales';
import { fillPlaceholders } from '@/lib/site/placeholders';

/**
 * An interface text, from the message files, so that tests name things as visitors read them.
 * @param key Namespace and key, e.g. `navigation.contact_us`.
 * @throws when there is no such text.
 */
export function textOf(locale: Locale, key: string): string {
  const [namespace, ...path] = key.split('.');
  const file = `messages/${locale}/${namespace}.json`;
  let value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const part of path) value = (value as Record<string, unknown>)?.[part];
  if (typeof value !== 'string') throw new Error(`${file} has no text "${path.join('.')}"`);
  return fillPlaceholders(value, locale);
}

/** What an element says, with ordinary spaces: pages have no-break spaces where a line must not end. */
export const saidBy = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ');
