import { text } from '../formats';
import { serviceCard } from './service-card';

/** A card that leads to what was done for a customer: a service card with a heading (specification §3). */
export const customerCard = serviceCard.extend({
  heading: text().describe('Name of the customer.'),
});
