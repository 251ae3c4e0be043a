import { z } from 'zod';
import { altText, cssLength, link, messageKey, picture, text } from '../formats';
import { isExternal } from './shared-fields';

/** Colours of the theme that a border may have (app/theme.css). */
const borderColors = ['line', 'teal', 'blue', 'purple', 'yellow', 'red', 'button'] as const;

/** Further attributes of an element, as literals. */
const attributes = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** A width on small screens, and one from the breakpoint xl on. */
const responsiveWidth = z.strictObject({
  base: cssLength().default('100%').describe('Width below xl.'),
  xl: cssLength().default('342px').describe('Width from xl on.'),
});

/** A card of a migration service, with a document and a page to read on (specification §3). */
export const migrationServiceCard = z.strictObject({
  name: messageKey().describe('Key of the service’s name.'),
  description: messageKey().describe('Key of the service’s description.'),
  url: link().optional().describe('Page to read on; gives the card its second button.'),
  pdf: link()
    .optional()
    .describe('Document to read; gives the card a button that opens it in a new tab.'),
  img: text().optional().describe('Name of a drawing of the site, in place of a picture file.'),
  imgSrc: picture().optional().describe('Address of the picture.'),
  imgAlt: altText().default('').describe('What the picture shows.'),
  imgWidth: cssLength().default('42px').describe('Width of the picture.'),
  imgHeight: cssLength().default('auto').describe('Height of the picture.'),
  imgProps: attributes.optional().describe('Further attributes of the picture.'),
  cardWidth: responsiveWidth.prefault({}).describe('Width of the card, below xl and from it on.'),
  cardHeight: cssLength().default('auto').describe('Height of the card.'),
  descriptionHeight: cssLength().optional().describe('Height of the description, to align cards.'),
  headingHeight: cssLength().optional().describe('Height of the heading, to align cards.'),
  isExternal,
  headingProps: attributes.optional().describe('Further attributes of the heading.'),
  borderWidth: cssLength().default('2px').describe('Width of the border.'),
  borderColor: z.enum(borderColors).optional().describe('Colour of the border.'),
  borderRadius: cssLength().default('4px').describe('Radius of the corners.'),
  descriptionFontSize: cssLength().optional().describe('Size of the description’s letters.'),
});
