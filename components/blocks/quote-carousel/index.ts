import type { BlockGuide } from '@/lib/schema/block-folder';

export { Quote, QuoteCarousel } from './quote-carousel';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Carousels and logos',
  use: 'For two to ten voices of clients, each by role and kind of organisation; three or more slide.',
  avoid:
    'Not for a single voice that carries an argument: write it as a Markdown quotation. Turn autoplay on only where every quotation can be read within four seconds.',
  accessibility:
    'The buttons name what they do, slides out of view cannot be reached, and arrow keys move on while focus is inside. Without script and on paper all slides are a list, and so are two or fewer. With autoplay the first button stops it, and so do focus and any click.',
};
