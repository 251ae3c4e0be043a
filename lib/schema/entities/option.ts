import { z } from 'zod';
import { pictureFields } from './shared-fields';

/** One of several offers of which a visitor looks at one (specification §3). */
export const option = z.strictObject({
  ...pictureFields,
  heading: z.string().describe('Name of the option.'),
  text: z.string().describe('What it is.'),
  list: z.array(z.string()).default([]).describe('What belongs to it.'),
  navImgSrc: z.string().optional().describe('Small picture in the row of options.'),
});
