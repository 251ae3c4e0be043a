import { z } from 'zod';
import { perLocale } from '@/lib/i18n/locales';
import { inEachLanguage, slug, text } from '@/lib/schema/formats';

const section = z.strictObject({
  slug: slug().describe('The folder’s part of the address.'),
  title: text().describe('Name in breadcrumbs.'),
});

/** `_section.yaml`: names a folder that groups pages without being a page itself. */
export const sectionSchema = inEachLanguage(
  () => section,
  (name) => `The folder in ${name} addresses.`,
);

export type Section = z.output<typeof sectionSchema>;

/**
 * What can be read of a `_section.yaml` with mistakes.
 * @param id Of its folder, whose name takes the place of a language with mistakes.
 * @param data Its YAML, placeholders filled in.
 */
export function readableSection(id: string, data: unknown): Section {
  const name = id.slice(id.lastIndexOf('/') + 1);
  const written = Object(data) as Partial<Record<string, unknown>>;
  return perLocale(
    (locale) => section.safeParse(written[locale]).data ?? { slug: name, title: name },
  );
}
