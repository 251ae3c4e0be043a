import { z } from 'zod';
import { kebab, perLanguage, picture, text } from '@/lib/schema/formats';

/** `content/data/people.yaml`: authors and experts, by ids that are part of the addresses of authors’ pages. */
export const peopleSchema = z.record(
  kebab(),
  z.strictObject({
    name: text().describe('Name as it is shown.'),
    position: perLanguage().describe('Position in the company.'),
    bio: perLanguage().describe('One sentence about the person.'),
    src: picture()
      .optional()
      .describe('Portrait in public/, with a leading slash; the initials where there is none.'),
  }),
);

export type Person = z.output<typeof peopleSchema>[string];
export type People = z.output<typeof peopleSchema>;
