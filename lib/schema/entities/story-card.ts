import { z } from 'zod';
import { altText, link, picture, text } from '../formats';
import { pictureFields } from './shared-fields';

/** A card that leads to a customer’s story (specification §3). */
export const storyCard = z.strictObject({
  ...pictureFields,
  heading: text().describe('Title of the story.'),
  description: text().describe('The story in one sentence.'),
  url: link().describe('The story.'),
  clientLogoSrc: picture().optional().describe('Logo of the client.'),
  clientLogoAlt: altText().default('').describe('Name in the logo.'),
});
