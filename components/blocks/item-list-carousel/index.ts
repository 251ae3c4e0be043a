import type { BlockGuide } from '@/lib/schema/block-folder';

export { ItemListCarousel, ItemListSlide } from './item-list-carousel';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Carousels and logos',
  use: 'For three to six points of one subject that belong together and take a short paragraph each; the list beside them shows the whole at a glance.',
  avoid:
    'Not for what every visitor must read: use TextTabs, which never change by themselves, or FeatureList.',
  accessibility:
    'The buttons name what they do, slides out of view cannot be reached, and arrow keys move on while focus is inside. Without script and on paper all slides are a list, and so are two or fewer. Slides change every 13 seconds until focus or a click ends it; the first button does the same, and the slides never start by themselves where less motion is wanted.',
};
