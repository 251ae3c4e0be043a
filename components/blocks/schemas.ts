import type { BlockSchema } from '@/lib/schema/block';
import { accordionItemSchema, accordionSchema } from './accordion/schema';
import { authorityGroupSchema, authoritySchema } from './authority-group/schema';
import { benefitListSchema, benefitSchema } from './benefit-list/schema';
import { buttonLinkSchema } from './button-link/schema';
import { calloutSchema } from './callout/schema';
import { cardGridSchema } from './card-grid/schema';
import { caseStudyCardsSchema } from './case-study-cards/schema';
import { certificateListSchema } from './certificate-list/schema';
import { circularDiagramSchema } from './circular-diagram/schema';
import { clientLogosSchema } from './client-logos/schema';
import { collapsibleCardSchema } from './collapsible-card/schema';
import { contactBandSchema } from './contact-band/schema';
import { contactCardSchema, contactListSchema } from './contact-card/schema';
import { contactFormSchema } from './contact-form/schema';
import { contactModalSchema } from './contact-modal/schema';
import { customerCardSchema } from './customer-card/schema';
import { downloadCardSchema } from './download-card/schema';
import { expertListSchema, expertProfileSchema } from './expert-profile/schema';
import { extendedSliderSchema, extendedSlideSchema } from './extended-slider/schema';
import { featureListSchema, featureSchema } from './feature-list/schema';
import { heroSchema } from './hero/schema';
import { imageSchema } from './image/schema';
import { imageLinkSchema } from './image-link/schema';
import { introVideoSchema } from './intro-video/schema';
import { itemListCarouselSchema, itemListSlideSchema } from './item-list-carousel/schema';
import { jobCardSchema, jobListSchema } from './job-list/schema';
import { listCardSchema } from './list-card/schema';
import { logoCarouselSchema } from './logo-carousel/schema';
import { mapSchema } from './map/schema';
import { migrationServiceCardSchema } from './migration-service-card/schema';
import { newsletterBlockSchema } from './newsletter-block/schema';
import { numberedSliderSchema, numberedSlideSchema } from './numbered-slider/schema';
import { optionSchema, optionSelectorSchema } from './option-selector/schema';
import { quoteCarouselSchema, quoteSchema } from './quote-carousel/schema';
import { relatedPagesSchema } from './related-pages/schema';
import { relatedPostsSchema } from './related-posts/schema';
import { sectionSchema } from './section/schema';
import {
  assessmentAreaSchema,
  assessmentQuestionSchema,
  selfAssessmentSchema,
} from './self-assessment/schema';
import { serviceCardSchema } from './service-card/schema';
import { statSchema, statsSchema } from './stats/schema';
import { stepTimelineSchema, timelineItemSchema } from './step-timeline/schema';
import { stepSchema, stepsSchema } from './steps/schema';
import { storyCardSchema } from './story-card/schema';
import { tableSchema } from './table/schema';
import { technologyStripSchema } from './technology-strip/schema';
import { textBoxSchema } from './text-box/schema';
import { textTabSchema, textTabsSchema } from './text-tabs/schema';
import { videoThumbnailSchema } from './video-thumbnail/schema';
import { zoomableImageSchema } from './zoomable-image/schema';

/** The contracts of all blocks that MDX may use. One line each. */
const schemas = [
  accordionItemSchema,
  accordionSchema,
  assessmentAreaSchema,
  assessmentQuestionSchema,
  authorityGroupSchema,
  authoritySchema,
  benefitListSchema,
  benefitSchema,
  buttonLinkSchema,
  calloutSchema,
  cardGridSchema,
  caseStudyCardsSchema,
  certificateListSchema,
  circularDiagramSchema,
  clientLogosSchema,
  collapsibleCardSchema,
  contactBandSchema,
  contactCardSchema,
  contactListSchema,
  contactFormSchema,
  contactModalSchema,
  customerCardSchema,
  downloadCardSchema,
  expertListSchema,
  expertProfileSchema,
  extendedSlideSchema,
  extendedSliderSchema,
  featureListSchema,
  featureSchema,
  heroSchema,
  imageLinkSchema,
  imageSchema,
  introVideoSchema,
  itemListCarouselSchema,
  itemListSlideSchema,
  jobCardSchema,
  jobListSchema,
  listCardSchema,
  logoCarouselSchema,
  mapSchema,
  migrationServiceCardSchema,
  newsletterBlockSchema,
  numberedSlideSchema,
  numberedSliderSchema,
  optionSchema,
  optionSelectorSchema,
  quoteCarouselSchema,
  quoteSchema,
  relatedPagesSchema,
  relatedPostsSchema,
  sectionSchema,
  selfAssessmentSchema,
  serviceCardSchema,
  statSchema,
  statsSchema,
  stepSchema,
  stepTimelineSchema,
  stepsSchema,
  storyCardSchema,
  tableSchema,
  technologyStripSchema,
  textBoxSchema,
  textTabSchema,
  textTabsSchema,
  timelineItemSchema,
  videoThumbnailSchema,
  zoomableImageSchema,
];

/** Contracts by the name of the tag. */
export const blockSchemas: ReadonlyMap<string, BlockSchema> = new Map(
  schemas.map((schema) => [schema.name, schema as BlockSchema]),
);
