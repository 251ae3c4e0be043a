import { z } from 'zod';
import { perLanguage, picture, text } from '@/lib/schema/formats';
import { industries, industryCodes, industryNames } from '@/lib/schema/industries';

/** One logo. Trademarks are not ours to draw: names are as wordmarks (decisions: content). */
const clientLogo = z.strictObject({
  src: picture()
    .optional()
    .describe('Address of the logo; without it the name is drawn as a plain wordmark.'),
  alt: text().describe('Name in the logo.'),
  width: z.int().positive().optional().describe('Width in pixels, where it is not the usual one.'),
});

const setOf = (industry: (typeof industries)[number]) =>
  z.array(clientLogo).default([]).describe(`Clients from ${industryNames[industry]}.`);

/** Logos of clients by industry (docs/behaviour.md §3 and §9). */
export const clientLogoSets = z.strictObject({
  fin: setOf('fin'),
  ind: setOf('ind'),
  saas: setOf('saas'),
  ssp: setOf('ssp'),
  startup: setOf('startup'),
  trade: setOf('trade'),
} satisfies Record<(typeof industries)[number], z.ZodType>);

type ClientLogoSets = z.output<typeof clientLogoSets>;

/** Somebody who speaks for a client in its story. */
const person = () =>
  z.strictObject({
    name: text().describe('Name as it is shown.'),
    role: perLanguage().describe('Position there.'),
  });

/** `content/data/clients.yaml`: the organisations of the case studies, by id. All of them are invented. */
export const clientsSchema = z.record(
  z.string(),
  z.strictObject({
    name: text().describe('Name as it is shown, and drawn as a wordmark.'),
    industry: z.enum(industries).describe(`Industry it is listed under: ${industryCodes}.`),
    sector: perLanguage().describe('What it does, in a few words.'),
    size: perLanguage().describe('How large it is, e.g. “420 people”.'),
    place: perLanguage().describe('Town of its head office.'),
    speaker: person().describe('Who is quoted in the story.'),
    colleague: person().optional().describe('Who is quoted besides.'),
    others: z
      .array(person())
      .optional()
      .describe('Who else is quoted, in a story with three or more voices.'),
    src: picture()
      .optional()
      .describe('Address of the logo; without it the name is drawn as a plain wordmark.'),
    width: z
      .int()
      .positive()
      .optional()
      .describe('Width of the logo in pixels, where it is not the usual one.'),
  }),
);

export type Clients = z.output<typeof clientsSchema>;
export type Client = Clients[string];

/** A client's logo, as blocks show it. */
const logoOf = ({ name, src, width }: Client) => ({
  alt: name,
  ...(src !== undefined && { src }),
  ...(width !== undefined && { width }),
});

/** The logos of all clients by industry, in the order of the file. */
export function logoSetsOf(clients: Clients): ClientLogoSets {
  const all = Object.values(clients);
  const sets = industries.map((industry) => [
    industry,
    all.filter((client) => client.industry === industry).map(logoOf),
  ]);
  return clientLogoSets.parse(Object.fromEntries(sets));
}

/** Which industries of `content/data/clients.yaml` a block shows; all of them where nobody says. */
export const industriesField = () =>
  z
    .array(z.enum(industries))
    .min(1)
    .default([...industries])
    .describe(
      'Industries whose clients are shown, in this order: fin, ind, saas, ssp, startup, trade.',
    );
