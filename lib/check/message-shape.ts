import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '@/lib/i18n/locales';
import { factPrefix } from '@/lib/site/facts';
import { fillPlaceholders, placeholders } from '@/lib/site/placeholders';

/** What code fills into a message, as it is written: `{name}` for values, `<b>` for tags. */
export type MessageShape = { slots: ReadonlySet<string> } | { error: string };

/** Collects the slots of a message, those within plurals, selections and tags among them. */
function collect(elements: readonly MessageFormatElement[], slots: Set<string>): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.tag) {
      slots.add(`<${element.value}>`);
      collect(element.children, slots);
      continue;
    }
    // The provider's names are always there; a language may do without them.
    if (!Object.hasOwn(placeholders, element.value)) slots.add(`{${element.value}}`);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) collect(value, slots);
  }
}

/** Facts are filled in before a message is read: their names are none of ICU’s. */
const withoutFacts = (text: string, locale: Locale) =>
  text.includes(`{${factPrefix}`) ? fillPlaceholders(text, locale) : text;

/**
 * Reads a text in ICU message syntax, the way next-intl does.
 * @param locale The language of the text.
 * @returns What is filled in, or what keeps the text from being read.
 */
export function messageShape(text: string, locale: Locale): MessageShape {
  try {
    const slots = new Set<string>();
    collect(parse(withoutFacts(text, locale), { requiresOtherClause: true }), slots);
    return { slots };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { error: reason.toLowerCase().replaceAll('_', ' ') };
  }
}
