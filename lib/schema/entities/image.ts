import { z } from 'zod';
import { link } from '../formats';
import { isExternal } from './shared-fields';

/** A picture, which may lead somewhere (specification §3). */
export const image = z.strictObject({
  src: z.string().min(1).describe('Address of the picture.'),
  alt: z.string().describe('What the picture shows; empty for a decorative one.'),
  url: link().optional().describe('Where the picture leads.'),
  isExternal,
});
