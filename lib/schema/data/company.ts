import { z } from 'zod';
import { day, expiry, kebab, label, perLanguage } from '@/lib/schema/formats';

/** `content/data/sites.yaml`: the provider's data centres. */
export const sitesSchema = z.record(
  kebab(),
  z.strictObject({
    name: perLanguage().describe('City and part of it.'),
    since: z.int().min(2000).max(2100).describe('Year in which it went into operation.'),
    class: perLanguage().describe('Class of the building by EN 50600, with what it means.'),
    power: perLanguage().describe('Power for machines, feeds and reserve.'),
    reserve: perLanguage().describe('How long it runs without the grid.'),
    carriers: z.int().min(1).describe('Carriers whose lines enter the building.'),
    people: perLanguage().describe('Who is there, and when.'),
  }),
);

/** `content/data/board.yaml`: who answers for the company. */
export const boardSchema = z.record(
  kebab(),
  z.strictObject({
    name: label().describe('Given name and surname.'),
    role: perLanguage().describe('The position.'),
    answersFor: perLanguage().describe('What the person answers for.'),
    since: z.int().min(2000).max(2100).describe('Year since which.'),
  }),
);

/** `content/data/subcontractors.yaml`: who else takes part in a service. */
export const subcontractorsSchema = z.record(
  kebab(),
  z.strictObject({
    name: label().describe('The company.'),
    country: perLanguage().describe('Where it is established.'),
    task: perLanguage().describe('What it does, and for which services.'),
    access: perLanguage().describe('What it can see of data of clients.'),
  }),
);

/** `content/data/kubernetes-versions.yaml`: minor versions that can be ordered, by their numbers. */
export const kubernetesVersionsSchema = z.record(
  z.string().regex(/^1\.\d+$/, { error: 'expected a minor version in quotation marks, "1.37"' }),
  z.strictObject({
    released: day().describe('Day of its release by the project.'),
    offered: day().describe('First day on the platform.'),
    until: expiry().describe('Last day with fixes; the check asks for the version to go.'),
  }),
);
