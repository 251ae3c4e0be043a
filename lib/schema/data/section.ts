import { z } from 'zod';
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
