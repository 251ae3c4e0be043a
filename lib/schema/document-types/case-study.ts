import { z } from 'zod';
import { defineDocumentType } from '@/lib/schema/document-type';
import { entryOf, text } from '@/lib/schema/formats';
import { industries, industryCodes } from '@/lib/schema/industries';
import { pageFields } from '@/lib/schema/page-fields';

/** The story of a client. */
export const caseStudy = defineDocumentType({
  name: 'CaseStudy',
  pattern: 'case-studies/*/*.mdx',
  schema: z.strictObject({
    ...pageFields,
    client: entryOf('clients').describe('The organisation: a key of data/clients.yaml.'),
    industry: z.enum(industries).describe(`Industry of the organisation: ${industryCodes}.`),
    challenge: text().max(220).describe('What had to be solved, in one sentence.'),
    results: z
      .array(
        z.strictObject({
          value: text().max(24).describe('A number with its unit, short.'),
          label: text().max(80).describe('What it is the number of.'),
        }),
      )
      .max(4)
      .default([])
      .describe('What came of it, in two to four numbers that the story derives.'),
  }),
  schemaOrg: 'Article',
  searchKind: 'case-studies',
  heroKind: 'story',
  isLeaf: true,
  command: {
    kind: 'case-study',
    sentence: 'A case study',
    example: [
      ...['nowy-klient', '--client', 'meblowiska', '--industry', 'trade'],
      ...['--title.en', 'A shop that counts', '--title.pl', 'Sklep, który liczy'],
    ],
  },
});
