import { z } from 'zod';
import { industries } from '@/lib/schema/document-types';
import { picture, text } from '@/lib/schema/formats';

/** One logo. Trademarks are not ours to draw: names are as wordmarks (decisions: content). */
const clientLogo = z.strictObject({
  src: picture()
    .optional()
    .describe('Address of the logo; without it the name is drawn as a plain wordmark.'),
  alt: text().describe('Name in the logo.'),
  width: z.int().positive().optional().describe('Width in pixels, where it is not the usual one.'),
});

const names: Record<(typeof industries)[number], string> = {
  fin: 'Banks and insurers.',
  ind: 'Industry.',
  saas: 'Makers of software as a service.',
  ssp: 'Public bodies.',
  startup: 'Young companies.',
  trade: 'Trade.',
};

const setOf = (industry: (typeof industries)[number]) =>
  z.array(clientLogo).default([]).describe(names[industry]);

/** Logos of clients by industry (docs/behaviour.md §3 and §9). */
export const clientLogoSets = z.strictObject({
  fin: setOf('fin'),
  ind: setOf('ind'),
  saas: setOf('saas'),
  ssp: setOf('ssp'),
  startup: setOf('startup'),
  trade: setOf('trade'),
} satisfies Record<(typeof industries)[number], z.ZodType>);

/** Which sets of `content/data/clients.yaml` a block shows; all of them where nobody says. */
export const industriesField = () =>
  z
    .array(z.enum(industries))
    .min(1)
    .default([...industries])
    .describe(
      'Industries whose clients are shown, in this order: fin, ind, saas, ssp, startup, trade.',
    );
