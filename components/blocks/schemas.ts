import type { BlockSchema } from '@/lib/schema/block';
import { accordionItemSchema, accordionSchema } from './accordion/schema';
import { buttonLinkSchema } from './button-link/schema';
import { contactModalSchema } from './contact-modal/schema';
import { featureListSchema, featureSchema } from './feature-list/schema';
import { heroSchema } from './hero/schema';
import { quoteCarouselSchema, quoteSchema } from './quote-carousel/schema';
import { relatedPagesSchema } from './related-pages/schema';
import { sectionSchema } from './section/schema';
import { stepTimelineSchema, timelineItemSchema } from './step-timeline/schema';

/** The contracts of all blocks that MDX may use. One line each. */
const schemas = [
  accordionSchema,
  accordionItemSchema,
  buttonLinkSchema,
  contactModalSchema,
  featureListSchema,
  featureSchema,
  heroSchema,
  quoteCarouselSchema,
  quoteSchema,
  relatedPagesSchema,
  sectionSchema,
  stepTimelineSchema,
  timelineItemSchema,
];

/** Contracts by the name of the tag. */
export const blockSchemas: ReadonlyMap<string, BlockSchema> = new Map(
  schemas.map((schema) => [schema.name, schema as BlockSchema]),
);
