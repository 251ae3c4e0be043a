import type { BlockGuide } from '@/lib/schema/block-folder';

export { NumberedSlide, NumberedSlider } from './numbered-slider';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Carousels and logos',
  use: 'For three to nine steps or arguments in a fixed order, each of which leads to a page of its own.',
  avoid:
    'Not where readers need all steps in sight at once: use StepTimeline. Not for things without an order: use FeatureList or ExtendedSlider.',
  accessibility:
    'The buttons name what they do, slides out of view cannot be reached, and arrow keys move on while focus is inside. Without script and on paper all slides are a list, and so are two or fewer. Give the carousel a label that says what is in it.',
};
