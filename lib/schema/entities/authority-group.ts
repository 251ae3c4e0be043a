import { z } from 'zod';

const member = z.strictObject({
  name: z.string().describe('Name as it is shown.'),
  position: z.string().describe('Position in the body.'),
  avatar: z.string().optional().describe('Portrait; initials where there is none.'),
});

/** People of one body, such as the board (specification §3). */
export const authorityGroup = z.strictObject({
  title: z.string().describe('Name of the body.'),
  items: z.array(member).min(1).describe('Its members, in the order in which they are shown.'),
});
