import type { BlockGuide } from '@/lib/schema/block-folder';

export { Hero, type HeroKind } from './hero';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Frame of a page',
  use: 'Once, as the first thing of a page. Say what the reader gets in the heading, how in the lead, and offer one main step. Between its tags stands what belongs beside the text: a figure of the page’s own data, a form, the next steps. Ground and height follow from the kind of page: service, product, story, list or task.',
  avoid:
    'Not on legal pages and posts, whose title is enough; a page without a Hero gets a plain one of its title. Further down the page, a Section with the night background gives the same weight.',
  accessibility:
    'It holds the page’s only H1. A free drawing is decoration and hidden from screen readers, so nothing may be said by it alone; the kicker is read out before the heading.',
};
