import type { BlockGuide } from '@/lib/schema/block';
import { guide as accordion } from './accordion/guide';
import { guide as authorityGroup } from './authority-group/guide';
import { guide as benefitList } from './benefit-list/guide';
import { guide as buttonLink } from './button-link/guide';
import { guide as callout } from './callout/guide';
import { guide as cardGrid } from './card-grid/guide';
import { guide as caseStudyCards } from './case-study-cards/guide';
import { guide as certificateList } from './certificate-list/guide';
import { guide as circularDiagram } from './circular-diagram/guide';
import { guide as clientLogos } from './client-logos/guide';
import { guide as collapsibleCard } from './collapsible-card/guide';
import { guide as contactBand } from './contact-band/guide';
import { guide as contactCard } from './contact-card/guide';
import { guide as contactForm } from './contact-form/guide';
import { guide as contactModal } from './contact-modal/guide';
import { guide as customerCard } from './customer-card/guide';
import { guide as downloadCard } from './download-card/guide';
import { guide as expertProfile } from './expert-profile/guide';
import { guide as extendedSlider } from './extended-slider/guide';
import { guide as featureList } from './feature-list/guide';
import { guide as hero } from './hero/guide';
import { guide as image } from './image/guide';
import { guide as imageLink } from './image-link/guide';
import { guide as introVideo } from './intro-video/guide';
import { guide as itemListCarousel } from './item-list-carousel/guide';
import { guide as jobList } from './job-list/guide';
import { guide as listCard } from './list-card/guide';
import { guide as logoCarousel } from './logo-carousel/guide';
import { guide as map } from './map/guide';
import { guide as migrationServiceCard } from './migration-service-card/guide';
import { guide as newsletterBlock } from './newsletter-block/guide';
import { guide as numberedSlider } from './numbered-slider/guide';
import { guide as optionSelector } from './option-selector/guide';
import { guide as quoteCarousel } from './quote-carousel/guide';
import { guide as relatedPages } from './related-pages/guide';
import { guide as relatedPosts } from './related-posts/guide';
import { guide as section } from './section/guide';
import { guide as selfAssessment } from './self-assessment/guide';
import { guide as serviceCard } from './service-card/guide';
import { guide as stats } from './stats/guide';
import { guide as stepTimeline } from './step-timeline/guide';
import { guide as steps } from './steps/guide';
import { guide as storyCard } from './story-card/guide';
import { guide as table } from './table/guide';
import { guide as technologyStrip } from './technology-strip/guide';
import { guide as textBox } from './text-box/guide';
import { guide as textTabs } from './text-tabs/guide';
import { guide as videoThumbnail } from './video-thumbnail/guide';
import { guide as zoomableImage } from './zoomable-image/guide';

/** Blocks that serve the same end, by the name of their folder. */
export type GalleryGroup = { name: string; guides: Readonly<Record<string, BlockGuide>> };

/** What the gallery shows, in its order: one line for each block. */
export const galleries: readonly GalleryGroup[] = [
  {
    name: 'Frame of a page',
    guides: {
      hero,
      'intro-video': introVideo,
      section,
      'button-link': buttonLink,
    },
  },
  {
    name: 'Text and tables',
    guides: {
      'text-box': textBox,
      callout,
      'collapsible-card': collapsibleCard,
      table,
      'list-card': listCard,
      stats,
    },
  },
  {
    name: 'Lists and steps',
    guides: {
      'feature-list': featureList,
      'benefit-list': benefitList,
      steps,
      'step-timeline': stepTimeline,
      'technology-strip': technologyStrip,
      'certificate-list': certificateList,
    },
  },
  {
    name: 'Folding and choosing',
    guides: {
      accordion,
      'text-tabs': textTabs,
      'circular-diagram': circularDiagram,
      'option-selector': optionSelector,
      'self-assessment': selfAssessment,
    },
  },
  {
    name: 'Carousels and logos',
    guides: {
      'numbered-slider': numberedSlider,
      'quote-carousel': quoteCarousel,
      'item-list-carousel': itemListCarousel,
      'extended-slider': extendedSlider,
      'logo-carousel': logoCarousel,
      'client-logos': clientLogos,
    },
  },
  {
    name: 'Pictures and video',
    guides: {
      image,
      'image-link': imageLink,
      'zoomable-image': zoomableImage,
      'video-thumbnail': videoThumbnail,
      map,
    },
  },
  {
    name: 'Cards that lead on',
    guides: {
      'card-grid': cardGrid,
      'service-card': serviceCard,
      'customer-card': customerCard,
      'migration-service-card': migrationServiceCard,
      'story-card': storyCard,
      'case-study-cards': caseStudyCards,
      'download-card': downloadCard,
      'related-pages': relatedPages,
      'related-posts': relatedPosts,
    },
  },
  {
    name: 'People, contact and jobs',
    guides: {
      'contact-band': contactBand,
      'contact-form': contactForm,
      'contact-modal': contactModal,
      'contact-card': contactCard,
      'newsletter-block': newsletterBlock,
      'expert-profile': expertProfile,
      'authority-group': authorityGroup,
      'job-list': jobList,
    },
  },
];

/** The folders of all blocks in the gallery. */
export const galleryFolders: readonly string[] = galleries.flatMap(({ guides }) =>
  Object.keys(guides),
);
