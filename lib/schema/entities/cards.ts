import { z } from 'zod';
import {
  altText,
  entryOf,
  heading,
  hiddenName,
  link,
  messageKey,
  picture,
  text,
} from '@/lib/schema/formats';

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

/** A card that leads to a service (docs/behaviour.md §3). */
export const serviceCard = z.strictObject({
  ...pictureFields,
  text: text().describe('What the service is.'),
  buttonUrl: link().describe('Where the card leads.'),
});

/** A card that leads to what was done for a customer: a service card with a heading (docs/behaviour.md §3). */
export const customerCard = serviceCard.extend({
  heading: heading().describe('Name of the customer.'),
});

/** A card that leads to a customer’s story (docs/behaviour.md §3). */
export const storyCard = z.strictObject({
  ...pictureFields,
  heading: heading().describe('Title of the story.'),
  description: text().describe('The story in one sentence.'),
  url: link().describe('The story.'),
  clientLogoSrc: picture().optional().describe('Logo of the client.'),
  clientLogoAlt: altText().default('').describe('Name in the logo.'),
});

/** A person or a team to write to or to call (docs/behaviour.md §3). */
export const contactCard = z.strictObject({
  name: text().describe('Name of the person or team.'),
  description: text().describe('What they help with.'),
  ...optionalPictureFields,
  email: z.email({ error: 'expected an e-mail address' }).describe('Address of the mailto: link.'),
  phoneNumber: z
    .string()
    .regex(/^\+?[\d ]{7,20}$/, {
      error: 'expected digits and spaces, with + in front of the country',
    })
    .describe('Number of the tel: link.'),
});

/** A file to take home (docs/behaviour.md §3). */
export const downloadCard = z.strictObject({
  name: text().describe('Title of the file.'),
  description: text().describe('What is in it.'),
  description2: text().optional().describe('Whom it helps, or how long it is.'),
  ...optionalPictureFields,
  url: link().describe('Address of the file.'),
});

/** An open position (docs/behaviour.md §3). */
export const jobCard = z.strictObject({
  position: text().describe('Name of the position.'),
  level: text().describe('Experience that is expected.'),
  contract: text().describe('Kind of contract.'),
  place: text().describe('Where the work is done.'),
  url: link().describe('Where the offer is in full.'),
});

/** A card with a list (docs/behaviour.md §3). */
export const listCard = z.strictObject({
  name: text().describe('Heading of the card.'),
  listItems: z.array(text()).min(1).describe('Entries of the list.'),
});

/** A card of which a part is shown on demand (docs/behaviour.md §3). */
export const collapsibleCard = z.strictObject({
  heading: heading().describe('Heading of the card.'),
  visibleContent: text().describe('What is shown always.'),
  hiddenContent: text().describe('What is shown when the card is open.'),
});

/** Colours of the theme that a border may have (app/theme.css). */
const borderColors = ['line', 'teal', 'blue', 'purple', 'yellow', 'red', 'button'] as const;

/**
 * The lengths there are. A closed set: a style attribute would need a hash of its own in the site’s
 * Content-Security-Policy for each value, so each of them is a class.
 */
export const lengths = [
  'auto',
  '50%',
  '100%',
  '42px',
  '64px',
  '96px',
  '320px',
  '342px',
  '400px',
] as const;

const length = () => z.enum(lengths);

/** Names of attributes that say something of an element and do nothing: neither code nor styles. */
const harmless = /^(id|lang|dir|title|translate|loading|aria-[a-z]+|data-[a-z]+(-[a-z]+)*)$/;

/** Further attributes of an element, as literals. */
const attributes = () =>
  z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
    .superRefine((given, context) => {
      for (const name of Object.keys(given).filter((one) => !harmless.test(one)))
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `\`${name}\` cannot be given: expected \`id\`, \`lang\`, \`dir\`, \`title\`, \`translate\`, \`loading\`, \`aria-…\` or \`data-…\``,
        });
    });

/** A card of a migration service, with a document and a page to read on (docs/behaviour.md §3). */
export const migrationServiceCard = z.strictObject({
  name: messageKey().describe(
    'Key of the service’s name in messages/<language>/components.json, below migration-service-card.services.',
  ),
  description: messageKey().describe('Key of the service’s description, there as well.'),
  url: link().optional().describe('Page to read on; gives the card its second button.'),
  pdf: entryOf('downloads')
    .optional()
    .describe(
      'Document to read, by its id in data/downloads.yaml; gives the card a button that opens it in a new tab.',
    ),
  img: hiddenName()
    .optional()
    .describe(
      'Name of a composition (“layers”) or an icon (“server”) of the site, in place of a picture file.',
    ),
  imgSrc: picture().optional().describe('Address of the picture.'),
  imgAlt: altText().default('').describe('What the picture shows.'),
  imgWidth: length().default('42px').describe('Width of the picture.'),
  imgHeight: length().default('auto').describe('Height of the picture.'),
  imgProps: attributes().optional().describe('Further attributes of the picture.'),
  cardWidth: z
    .strictObject({
      base: length().default('100%').describe('Width below xl.'),
      xl: length().default('342px').describe('Width from xl on.'),
    })
    .prefault({})
    .describe('Width of the card, below xl and from it on.'),
  cardHeight: length().default('auto').describe('Least height of the card.'),
  descriptionHeight: length()
    .optional()
    .describe('Least height of the description, to align cards.'),
  headingHeight: length().optional().describe('Least height of the heading, to align cards.'),
  isExternal,
  headingProps: attributes().optional().describe('Further attributes of the heading.'),
  borderWidth: z.enum(['0', '1px', '2px']).default('2px').describe('Width of the border.'),
  borderColor: z.enum(borderColors).optional().describe('Colour of the border.'),
  borderRadius: z.enum(['0', '4px']).default('4px').describe('Radius of the corners.'),
  descriptionFontSize: z
    .enum(['14px', '16px', '20px'])
    .optional()
    .describe('Size of the description’s letters.'),
});
