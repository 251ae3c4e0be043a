import { z } from 'zod';
import { link, text } from '../formats';
import { optionalPictureFields } from './shared-fields';

/** What one person says. People have roles here, not names (specification §3). */
export const quote = z.strictObject({
  text: text().describe('The words, without quotation marks.'),
  author: text().describe('Who says it.'),
  position: text().describe('Position or organisation of the author.'),
  ...optionalPictureFields,
  imgWidth: z.int().positive().default(64).describe('Width of the picture in pixels.'),
  buttonUrl: link().optional().describe('Where the whole story stands.'),
});
