import type { BlockGuide } from '@/lib/schema/block-folder';

export { ExtendedSlide, ExtendedSlider } from './extended-slider';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Carousels and logos',
  use: 'For four to nine offers of equal weight, of which three at a time are worth comparing.',
  avoid:
    'Not for three or fewer, which stand side by side as a list: use FeatureList or RelatedPages.',
  accessibility:
    'The buttons name what they do, slides out of view cannot be reached, and arrow keys move on while focus is inside. Without script and on paper all slides are a list, and so are those that a wide window shows at once. The link of each slide also carries its heading, so that links are told apart.',
};
