import { z } from 'zod';
import { text } from '../formats';

/** A card with a list (specification §3). */
export const listCard = z.strictObject({
  name: text().describe('Heading of the card.'),
  listItems: z.array(text()).min(1).describe('Entries of the list.'),
});
