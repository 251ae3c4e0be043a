import { z } from 'zod';
import { link, text } from '../formats';
import { optionalPictureFields } from './shared-fields';

/** A file to take home (specification §3). */
export const downloadCard = z.strictObject({
  name: text().describe('Title of the file.'),
  description: text().describe('What is in it.'),
  description2: text().optional().describe('Whom it helps, or how long it is.'),
  ...optionalPictureFields,
  url: link().describe('Address of the file.'),
});
