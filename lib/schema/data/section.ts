import { z } from 'zod';
import type { locales } from '@/lib/i18n/locales';
import { slug, text } from '@/lib/schema/formats';

const section = z.strictObject({
  slug: slug().describe('The folder’s part of the address.'),
  title: text().describe('Name in breadcrumbs.'),
});

/** `_section.yaml`: names a folder that groups pages without being a page itself. */
export const sectionSchema = z.strictObject({
  en: section.describe('The folder in English addresses.'),
  pl: section.describe('The folder in Polish addresses.'),
} satisfies Record<(typeof locales)[number], typeof section>);

export type Section = z.output<typeof sectionSchema>;
