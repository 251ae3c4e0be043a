import { z } from 'zod';
import { altText, link, picture } from '../formats';
import { isExternal } from './shared-fields';

/** A picture, which may lead somewhere (specification §3). */
export const image = z.strictObject({
  src: picture().describe('Address of the picture.'),
  alt: altText().describe('What the picture shows; empty for a decorative one.'),
  url: link().optional().describe('Where the picture leads.'),
  isExternal,
});
