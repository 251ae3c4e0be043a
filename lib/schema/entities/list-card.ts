import { z } from 'zod';

/** A card with a list (specification §3). */
export const listCard = z.strictObject({
  name: z.string().describe('Heading of the card.'),
  listItems: z.array(z.string()).min(1).describe('Entries of the list.'),
});
