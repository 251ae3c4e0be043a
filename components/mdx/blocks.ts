import { Accordion } from '@/components/blocks/accordion/accordion';
import { AccordionItem } from '@/components/blocks/accordion/accordion-item';
import { Authority } from '@/components/blocks/authority-group/authority';
import { AuthorityGroup } from '@/components/blocks/authority-group/authority-group';
import { Benefit } from '@/components/blocks/benefit-list/benefit';
import { BenefitList } from '@/components/blocks/benefit-list/benefit-list';
import { ButtonLink } from '@/components/blocks/button-link/button-link';
import { Callout } from '@/components/blocks/callout/callout';
import { CardGrid } from '@/components/blocks/card-grid/card-grid';
import { CaseStudyCards } from '@/components/blocks/case-study-cards/case-study-cards';
import { CertificateList } from '@/components/blocks/certificate-list/certificate-list';
import { CircularDiagram } from '@/components/blocks/circular-diagram/circular-diagram';
import { ClientLogos } from '@/components/blocks/client-logos/client-logos';
import { CollapsibleCard } from '@/components/blocks/collapsible-card/collapsible-card';
import { ContactBand } from '@/components/blocks/contact-band/contact-band';
import { ContactCard } from '@/components/blocks/contact-card/contact-card';
import { ContactList } from '@/components/blocks/contact-card/contact-list';
import { ContactForm } from '@/components/blocks/contact-form/contact-form';
import { ContactModal } from '@/components/blocks/contact-modal/contact-modal';
import { CustomerCard } from '@/components/blocks/customer-card/customer-card';
import { DownloadCard } from '@/components/blocks/download-card/download-card';
import { ExpertList } from '@/components/blocks/expert-profile/expert-list';
import { ExpertProfile } from '@/components/blocks/expert-profile/expert-profile';
import { ExtendedSlide } from '@/components/blocks/extended-slider/extended-slide';
import { ExtendedSlider } from '@/components/blocks/extended-slider/extended-slider';
import { Feature } from '@/components/blocks/feature-list/feature';
import { FeatureList } from '@/components/blocks/feature-list/feature-list';
import { Hero } from '@/components/blocks/hero/hero';
import { Image } from '@/components/blocks/image/image';
import { ImageLink } from '@/components/blocks/image-link/image-link';
import { IntroVideo } from '@/components/blocks/intro-video/intro-video';
import { ItemListCarousel } from '@/components/blocks/item-list-carousel/item-list-carousel';
import { ItemListSlide } from '@/components/blocks/item-list-carousel/item-list-slide';
import { JobCard } from '@/components/blocks/job-list/job-card';
import { JobList } from '@/components/blocks/job-list/job-list';
import { ListCard } from '@/components/blocks/list-card/list-card';
import { LogoCarousel } from '@/components/blocks/logo-carousel/logo-carousel';
import { LocationMap } from '@/components/blocks/map/map';
import { MigrationServiceCard } from '@/components/blocks/migration-service-card/migration-service-card';
import { NewsletterBlock } from '@/components/blocks/newsletter-block/newsletter-block';
import { NumberedSlide } from '@/components/blocks/numbered-slider/numbered-slide';
import { NumberedSlider } from '@/components/blocks/numbered-slider/numbered-slider';
import { Option } from '@/components/blocks/option-selector/option';
import { OptionSelector } from '@/components/blocks/option-selector/option-selector';
import { Quote } from '@/components/blocks/quote-carousel/quote';
import { QuoteCarousel } from '@/components/blocks/quote-carousel/quote-carousel';
import { RelatedPages } from '@/components/blocks/related-pages/related-pages';
import { RelatedPosts } from '@/components/blocks/related-posts/related-posts';
import { Section } from '@/components/blocks/section/section';
import { AssessmentArea } from '@/components/blocks/self-assessment/assessment-area';
import { AssessmentQuestion } from '@/components/blocks/self-assessment/assessment-question';
import { SelfAssessment } from '@/components/blocks/self-assessment/self-assessment';
import { ServiceCard } from '@/components/blocks/service-card/service-card';
import { Stat } from '@/components/blocks/stats/stat';
import { Stats } from '@/components/blocks/stats/stats';
import { StepTimeline } from '@/components/blocks/step-timeline/step-timeline';
import { TimelineItem } from '@/components/blocks/step-timeline/timeline-item';
import { Step } from '@/components/blocks/steps/step';
import { Steps } from '@/components/blocks/steps/steps';
import { StoryCard } from '@/components/blocks/story-card/story-card';
import { Table } from '@/components/blocks/table/table';
import { TechnologyStrip } from '@/components/blocks/technology-strip/technology-strip';
import { TextBox } from '@/components/blocks/text-box/text-box';
import { TextTab } from '@/components/blocks/text-tabs/text-tab';
import { TextTabs } from '@/components/blocks/text-tabs/text-tabs';
import { VideoThumbnail } from '@/components/blocks/video-thumbnail/video-thumbnail';
import { ZoomableImage } from '@/components/blocks/zoomable-image/zoomable-image';

/** The components behind the tags that MDX may use. One line each, in step with `blocks/schemas.ts`. */
export const blocks = {
  Accordion,
  AccordionItem,
  AssessmentArea,
  AssessmentQuestion,
  Authority,
  AuthorityGroup,
  Benefit,
  BenefitList,
  ButtonLink,
  Callout,
  CardGrid,
  CaseStudyCards,
  CertificateList,
  CircularDiagram,
  ClientLogos,
  CollapsibleCard,
  ContactBand,
  ContactCard,
  ContactList,
  ContactForm,
  ContactModal,
  CustomerCard,
  DownloadCard,
  ExpertList,
  ExpertProfile,
  ExtendedSlide,
  ExtendedSlider,
  Feature,
  FeatureList,
  Hero,
  Image,
  ImageLink,
  IntroVideo,
  ItemListCarousel,
  ItemListSlide,
  JobCard,
  JobList,
  ListCard,
  LogoCarousel,
  Map: LocationMap,
  MigrationServiceCard,
  NewsletterBlock,
  NumberedSlide,
  NumberedSlider,
  Option,
  OptionSelector,
  Quote,
  QuoteCarousel,
  RelatedPages,
  RelatedPosts,
  Section,
  SelfAssessment,
  ServiceCard,
  Stat,
  Stats,
  Step,
  StepTimeline,
  Steps,
  StoryCard,
  Table,
  TechnologyStrip,
  TextBox,
  TextTab,
  TextTabs,
  TimelineItem,
  VideoThumbnail,
  ZoomableImage,
};
