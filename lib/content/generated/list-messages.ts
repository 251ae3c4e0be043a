import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@/lib/i18n/locales';
import { fillPlaceholders } from '@/lib/site/placeholders';
import type english from '@/messages/en/lists.json';

type Heads = (typeof english)['heads'];

const kept = new Map<Locale, Heads>();

/** Texts of lists' heads; development reads them again, so that an edited text is seen. */
function headsOf(locale: Locale): Heads {
  const known = kept.get(locale);
  if (known && process.env.NODE_ENV !== 'development') return known;
  const file = path.join(process.cwd(), 'messages', locale, 'lists.json');
  const { heads } = JSON.parse(readFileSync(file, 'utf8')) as { heads: Heads };
  kept.set(locale, heads);
  return heads;
}

/**
 * A text of a list's head. The registry is made before any page is, so that these texts cannot come from next-intl,
 * which knows a page's language only.
 * @param values What stands for the words in braces.
 */
export function listMessage<Name extends keyof Heads>(
  locale: Locale,
  group: Name,
  key: keyof Heads[Name] & string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = String(headsOf(locale)[group][key]);
  return fillPlaceholders(text, locale).replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(Object.hasOwn(values, name) ? values[name] : whole),
  );
}
