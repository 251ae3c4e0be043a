import type { BlockGuide } from '@/lib/schema/block-folder';

export { Option, OptionSelector } from './option-selector';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Folding and choosing',
  use: 'When a visitor takes one of two to six offers and colleagues should be able to send a link to it: `?option=2` after the page’s address opens the second. Give all options the same kind of facts in the same order.',
  avoid:
    'Not for parts of one and the same offer, which are TextTabs or an Accordion, and not for options that are compared line by line: that is a table. One OptionSelector a page, since all of them would follow the same address.',
  accessibility:
    'The choices are links and the chosen one is announced as current; back and forward work. Without script and on paper all options stand one below the other, so that each text must make sense by itself. Describe the picture in imgAlt; the small one is decoration.',
};
