import { z } from 'zod';
import { link } from '../formats';
import { pictureFields } from './shared-fields';

/** A card that leads to a customer’s story (specification §3). */
export const storyCard = z.strictObject({
  ...pictureFields,
  heading: z.string().describe('Title of the story.'),
  description: z.string().describe('The story in one sentence.'),
  url: link().describe('The story.'),
  clientLogoSrc: z.string().optional().describe('Logo of the client.'),
  clientLogoAlt: z.string().default('').describe('Name in the logo.'),
});
