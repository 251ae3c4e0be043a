import { z } from 'zod';
import { link, text } from '../formats';
import { pictureFields } from './shared-fields';

/** A card that leads to a service (specification §3). */
export const serviceCard = z.strictObject({
  ...pictureFields,
  text: text().describe('What the service is.'),
  buttonUrl: link().describe('Where the card leads.'),
});
