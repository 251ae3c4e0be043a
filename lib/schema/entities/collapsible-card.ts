import { z } from 'zod';

/** A card of which a part is shown on demand (specification §3). */
export const collapsibleCard = z.strictObject({
  heading: z.string().describe('Heading of the card.'),
  visibleContent: z.string().describe('What is shown always.'),
  hiddenContent: z.string().describe('What is shown when the card is open.'),
});
