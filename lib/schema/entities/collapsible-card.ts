import { z } from 'zod';
import { text } from '../formats';

/** A card of which a part is shown on demand (specification §3). */
export const collapsibleCard = z.strictObject({
  heading: text().describe('Heading of the card.'),
  visibleContent: text().describe('What is shown always.'),
  hiddenContent: text().describe('What is shown when the card is open.'),
});
