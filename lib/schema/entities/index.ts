import type { z } from 'zod';
import { accordionItem } from './accordion-item';
import { authorityGroup } from './authority-group';
import { blogFooter } from './blog-footer';
import { blogPostCard } from './blog-post-card';
import { carouselSlide } from './carousel-slide';
import { clientLogoSets } from './client-logo-sets';
import { collapsibleCard } from './collapsible-card';
import { contactCard } from './contact-card';
import { customerCard } from './customer-card';
import { diagramItem } from './diagram-item';
import { downloadCard } from './download-card';
import { expert } from './expert';
import { image } from './image';
import { jobCard } from './job-card';
import { listCard } from './list-card';
import { menuItem } from './menu-item';
import { migrationServiceCard } from './migration-service-card';
import { option } from './option';
import { pageHead } from './page-head';
import { pagination } from './pagination';
import { quote } from './quote';
import { serviceCard } from './service-card';
import { slide } from './slide';
import { stat } from './stat';
import { storyCard } from './story-card';
import { timelineItem } from './timeline-item';

/** The shapes content is made of, under their names in the specification (§3). */
export const entities: readonly { name: string; schema: z.ZodObject }[] = [
  { name: 'Menu item', schema: menuItem },
  { name: 'Service card', schema: serviceCard },
  { name: 'Customer card', schema: customerCard },
  { name: 'Page head input', schema: pageHead },
  { name: 'Slide', schema: slide },
  { name: 'Quote', schema: quote },
  { name: 'Accordion item', schema: accordionItem },
  { name: 'Download card', schema: downloadCard },
  { name: 'Blog post card', schema: blogPostCard },
  { name: 'Blog footer', schema: blogFooter },
  { name: 'Expert', schema: expert },
  { name: 'Job card', schema: jobCard },
  { name: 'Story card', schema: storyCard },
  { name: 'Contact card', schema: contactCard },
  { name: 'Option', schema: option },
  { name: 'Authority group', schema: authorityGroup },
  { name: 'Stat', schema: stat },
  { name: 'Pagination', schema: pagination },
  { name: 'Client logo sets', schema: clientLogoSets },
  { name: 'Timeline item', schema: timelineItem },
  { name: 'Diagram item', schema: diagramItem },
  { name: 'Carousel slide', schema: carouselSlide },
  { name: 'Collapsible card', schema: collapsibleCard },
  { name: 'List card', schema: listCard },
  { name: 'Image', schema: image },
  { name: 'Migration service card', schema: migrationServiceCard },
];
