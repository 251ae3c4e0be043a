import { z } from 'zod';

const perLanguage = z.strictObject({
  en: z.string().describe('In English.'),
  pl: z.string().describe('In Polish.'),
});

/** `content/data/people.yaml`: authors and experts, by id. */
export const peopleSchema = z.record(
  z.string(),
  z.strictObject({
    name: z.string().describe('Name as it is shown.'),
    position: perLanguage.describe('Position in the company.'),
    bio: perLanguage.describe('One sentence about the person.'),
  }),
);

export type Person = z.output<typeof peopleSchema>[string];
