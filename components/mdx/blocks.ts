import { Accordion } from '@/components/blocks/accordion/accordion';
import { AccordionItem } from '@/components/blocks/accordion/accordion-item';
import { ButtonLink } from '@/components/blocks/button-link/button-link';
import { ContactModal } from '@/components/blocks/contact-modal/contact-modal';
import { Feature } from '@/components/blocks/feature-list/feature';
import { FeatureList } from '@/components/blocks/feature-list/feature-list';
import { Hero } from '@/components/blocks/hero/hero';
import { Quote } from '@/components/blocks/quote-carousel/quote';
import { QuoteCarousel } from '@/components/blocks/quote-carousel/quote-carousel';
import { RelatedPages } from '@/components/blocks/related-pages/related-pages';
import { Section } from '@/components/blocks/section/section';
import { StepTimeline } from '@/components/blocks/step-timeline/step-timeline';
import { TimelineItem } from '@/components/blocks/step-timeline/timeline-item';

/** The components behind the tags that MDX may use. One line each, in step with `blocks/schemas.ts`. */
export const blocks = {
  Accordion,
  AccordionItem,
  ButtonLink,
  ContactModal,
  Feature,
  FeatureList,
  Hero,
  Quote,
  QuoteCarousel,
  RelatedPages,
  Section,
  StepTimeline,
  TimelineItem,
};
