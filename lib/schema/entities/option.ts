import { z } from 'zod';
import { picture, text } from '../formats';
import { pictureFields } from './shared-fields';

/** One of several offers of which a visitor looks at one (specification §3). */
export const option = z.strictObject({
  ...pictureFields,
  heading: text().describe('Name of the option.'),
  text: text().describe('What it is.'),
  list: z.array(text()).default([]).describe('What belongs to it.'),
  navImgSrc: picture().optional().describe('Small picture in the row of options.'),
});
