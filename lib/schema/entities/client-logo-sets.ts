import { z } from 'zod';
import type { industries } from '../document-types';
import { picture, text } from '../formats';

/** One logo. Trademarks are not ours to draw: names stand as wordmarks (decisions: content). */
export const clientLogo = z.strictObject({
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

/** Logos of clients by industry (specification §3 and §9). */
export const clientLogoSets = z.strictObject({
  fin: setOf('fin'),
  ind: setOf('ind'),
  saas: setOf('saas'),
  ssp: setOf('ssp'),
  startup: setOf('startup'),
  trade: setOf('trade'),
} satisfies Record<(typeof industries)[number], z.ZodType>);
