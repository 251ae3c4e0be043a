import { z } from 'zod';
import { text } from '../formats';
import { optionalPictureFields } from './shared-fields';

/** A person or a team to write to or to call (specification §3). */
export const contactCard = z.strictObject({
  name: text().describe('Name of the person or team.'),
  description: text().describe('What they help with.'),
  ...optionalPictureFields,
  email: z.email({ error: 'expected an e-mail address' }).describe('Address of the mailto: link.'),
  phoneNumber: z
    .string()
    .regex(/^\+?[\d ]{7,20}$/, {
      error: 'expected digits and blanks, with + in front of the country',
    })
    .describe('Number of the tel: link.'),
});
