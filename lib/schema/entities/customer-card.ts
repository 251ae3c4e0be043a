import { z } from 'zod';
import { serviceCard } from './service-card';

/** A card that leads to what was done for a customer: a service card with a heading (specification §3). */
export const customerCard = serviceCard.extend({
  heading: z.string().describe('Name of the customer.'),
});
