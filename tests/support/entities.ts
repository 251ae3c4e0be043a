import type { z } from 'zod';
import { clientLogoSets } from '@/lib/schema/data/clients';
import {
  collapsibleCard,
  contactCard,
  customerCard,
  downloadCard,
  jobCard,
  listCard,
  migrationServiceCard,
  serviceCard,
  storyCard,
} from '@/lib/schema/entities/cards';
import {
  accordionItem,
  authorityGroup,
  carouselSlide,
  diagramItem,
  expert,
  image,
  option,
  quote,
  slide,
  stat,
  timelineItem,
} from '@/lib/schema/entities/items';
import { blogFooter, menuItem } from '@/lib/schema/entities/page';

/** The shapes content is made of, under their names in docs/behaviour.md §3; page heads, cards of posts and pagination are made of pages. */
export const entities: readonly { name: string; schema: z.ZodObject }[] = [
  { name: 'Menu item', schema: menuItem },
  { name: 'Service card', schema: serviceCard },
  { name: 'Customer card', schema: customerCard },
  { name: 'Slide', schema: slide },
  { name: 'Quote', schema: quote },
  { name: 'Accordion item', schema: accordionItem },
  { name: 'Download card', schema: downloadCard },
  { name: 'Blog footer', schema: blogFooter },
  { name: 'Expert', schema: expert },
  { name: 'Job card', schema: jobCard },
  { name: 'Story card', schema: storyCard },
  { name: 'Contact card', schema: contactCard },
  { name: 'Option', schema: option },
  { name: 'Authority group', schema: authorityGroup },
  { name: 'Stat', schema: stat },
  { name: 'Client logo sets', schema: clientLogoSets },
  { name: 'Timeline item', schema: timelineItem },
  { name: 'Diagram item', schema: diagramItem },
  { name: 'Carousel slide', schema: carouselSlide },
  { name: 'Collapsible card', schema: collapsibleCard },
  { name: 'List card', schema: listCard },
  { name: 'Image', schema: image },
  { name: 'Migration service card', schema: migrationServiceCard },
];
