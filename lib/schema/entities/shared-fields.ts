import { z } from 'zod';
import { altText, picture } from '../formats';

/** A picture that is always there. */
export const pictureFields = {
  imgSrc: picture().describe('Address of the picture.'),
  imgAlt: altText().describe('What the picture shows; empty for a decorative one.'),
};

/** A picture that may be missing. */
export const optionalPictureFields = {
  imgSrc: pictureFields.imgSrc.optional().describe('Address of the picture, if there is one.'),
  imgAlt: pictureFields.imgAlt.default('').describe('What the picture shows.'),
};

/** Whether a link leaves the site. */
export const isExternal = z.boolean().default(false).describe('The link opens in a new tab.');
