import type { BlockGuide } from '@/lib/schema/block-folder';

export { Hero } from './hero';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Frame of a page',
  use: 'Once, as the first thing of a page that wins a reader over: a service, a product, a campaign. Say what the reader gets in the heading, how in the lead, and offer one main step.',
  avoid:
    'Not on legal pages and posts, whose title is enough; a page without a Hero gets a plain one of its title. Further down the page, a Section with the night background gives the same weight.',
  accessibility:
    'It holds the page’s only H1. The picture is decoration and hidden from screen readers, so nothing may be said by it alone; the kicker is read out before the heading.',
};
