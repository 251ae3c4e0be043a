import { z } from 'zod';
import { day, entryOf, expiry, label, perLanguage, text } from '@/lib/schema/formats';

/** Nobody was certified to a standard of this kind before, in years. */
const earliest = 2000;

const certificate = z
  .strictObject({
    standard: text().describe('Name of the standard, without its edition.'),
    subject: perLanguage().describe('What the standard is about.'),
    scope: perLanguage().describe('Which services and places the certificate covers.'),
    edition: label().describe('Edition of the standard that was audited, e.g. “2022”.'),
    body: label().describe('The certification body that issued it.'),
    number: label().describe('Number of the certificate, as it is printed on it.'),
    validFrom: day().describe('First day of the certificate in force.'),
    validUntil: expiry().describe('Its last day; the check refuses it afterwards.'),
    since: z.int().min(earliest).max(2100).describe('Year of the first certificate.'),
    download: entryOf('downloads')
      .optional()
      .describe('Entry of downloads.yaml: the certificate to take home, linked where it is shown.'),
  })
  .refine(({ validFrom, validUntil }) => validFrom <= validUntil, {
    path: ['validUntil'],
    error: 'expected a day that is not before `validFrom`',
  });

/** `content/data/certificates.yaml`: standards the provider is certified to, by id, in the order in which they are shown. */
export const certificatesSchema = z.record(z.string(), certificate);

export type Certificate = z.output<typeof certificate>;
