import { z } from 'zod';
import { iconPaths } from '@/components/ui/icon/icon-paths';
import { artNames } from '@/lib/art/art-names';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { migrationServiceCard } from '@/lib/schema/entities/cards';
import { entryOf } from '@/lib/schema/formats';
import * as measures from './measures';

/** Attributes that say something of an element and do nothing: neither code, nor styles, nor what the card gives itself. */
const harmless = /^(id|lang|dir|title|translate|aria-[a-z]+|data-[a-z]+(-[a-z]+)*)$/;

/**
 * Limits a field of further attributes.
 * @param field The entity’s field.
 * @param more Names that the element takes besides.
 */
const limitedAttributes = (
  field: z.ZodType<Record<string, string | number | boolean> | undefined>,
  more: readonly string[] = [],
) =>
  field.superRefine((attributes, context) => {
    for (const name of Object.keys(attributes ?? {})) {
      if (harmless.test(name) || more.includes(name)) continue;
      const others = more.map((other) => `\`${other}\`, `).join('');
      const message = `\`${name}\` cannot be given: expected ${others}\`id\`, \`lang\`, \`dir\`, \`title\`, \`translate\`, \`aria-…\` or \`data-…\``;
      context.addIssue({ code: 'custom', path: [name], message });
    }
  });

const { shape } = migrationServiceCard;
const cardWidth = shape.cardWidth.unwrap().shape;

/** A field that takes only the measures there is a class for. */
function oneOf<Field extends z.ZodType<string | undefined>>(
  field: Field,
  classes: Readonly<Record<string, string>>,
): Field {
  const list = Object.keys(classes).join(', ');
  return field
    .refine((value) => value === undefined || Object.hasOwn(classes, value), {
      error: `expected one of ${list}`,
    })
    .describe(`${field.description} One of ${list}.`);
}

const drawings = [...artNames, ...Object.keys(iconPaths)];

const twoPictures = 'expected `img` or `imgSrc`, found both: leave one of them out';

export const migrationServiceCardSchema = defineBlock({
  name: 'MigrationServiceCard',
  description: 'A card of a migration service, with a document and a page to read on.',
  props: migrationServiceCard
    .extend({
      name: shape.name.describe(
        'Key of the service’s name in messages/<language>/components.json, below migration-service-card.services.',
      ),
      description: shape.description.describe('Key of the service’s description, there as well.'),
      pdf: entryOf('downloads')
        .optional()
        .describe(
          'Document to read, by its id in data/downloads.yaml; gives the card a button that opens it in a new tab.',
        ),
      img: shape.img
        .refine((name) => name === undefined || drawings.includes(name), {
          error:
            'expected the name of a composition or an icon of the site, such as "layers" or "server"',
        })
        .describe(
          'Name of a composition (“layers”) or an icon (“server”) of the site, in place of a picture file.',
        ),
      imgWidth: oneOf(shape.imgWidth, measures.pictureWidths),
      imgHeight: oneOf(shape.imgHeight, measures.pictureHeights),
      imgProps: limitedAttributes(shape.imgProps, ['loading']).describe(
        'Further attributes of the picture.',
      ),
      cardWidth: z
        .strictObject({
          base: oneOf(cardWidth.base, measures.widths),
          xl: oneOf(cardWidth.xl, measures.xlWidths),
        })
        .prefault({})
        .describe('Width of the card, below xl and from it on.'),
      cardHeight: oneOf(shape.cardHeight, measures.cardHeights),
      descriptionHeight: oneOf(shape.descriptionHeight, measures.textHeights),
      headingHeight: oneOf(shape.headingHeight, measures.textHeights),
      headingProps: limitedAttributes(shape.headingProps).describe(
        'Further attributes of the heading.',
      ),
      borderWidth: oneOf(shape.borderWidth, measures.borderWidths),
      borderRadius: oneOf(shape.borderRadius, measures.borderRadii),
      descriptionFontSize: oneOf(shape.descriptionFontSize, measures.fontSizes),
    })
    .superRefine(({ img, imgSrc }, context) => {
      if (img && imgSrc) context.addIssue({ code: 'custom', path: ['img'], message: twoPictures });
    }),
  children: 'none',
  card: 'url',
});

export const guide: BlockGuide = {
  group: 'Cards that lead on',
  use: 'On the pages about onboarding and migration, for a service with a document to take along and a page to read on. Name and description are interface texts, so that a service is called the same wherever its card stands.',
  avoid:
    'Not for services outside migration: take a ServiceCard or RelatedPages. A document by itself is a DownloadCard.',
  accessibility:
    'The name is a heading of level 3. Both buttons say which service they belong to, and the one with the document says that it opens a new tab. Heights are the least heights: enlarged text is never cut.',
};
