import type { BlockGuide } from '@/lib/schema/block-folder';

export * from './schema';
export { Section } from './section';

export const guide: BlockGuide = {
  group: 'Frame of a page',
  use: 'For every thought of a page: one Section, one heading of level 2, and what belongs to it. Let mist follow paper for rhythm, and use night once on a page at most, for what must not be missed.',
  avoid:
    'Not to split one thought into several stretches of colour, and not around a Hero or a ContactBand, which span the page by themselves. For a remark within the text take a Callout or a TextBox.',
  accessibility:
    'Text, links and buttons take colours that are legible on the background. Begin with a heading, by which screen readers jump; an id makes the section a target for links and keeps clear of the fixed header.',
};
