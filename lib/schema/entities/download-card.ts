import { z } from 'zod';
import { link } from '../formats';
import { optionalPictureFields } from './shared-fields';

/** A file to take home (specification §3). */
export const downloadCard = z.strictObject({
  name: z.string().describe('Title of the file.'),
  description: z.string().describe('What is in it.'),
  description2: z.string().optional().describe('Whom it helps, or how long it is.'),
  ...optionalPictureFields,
  url: link().describe('Address of the file.'),
});
