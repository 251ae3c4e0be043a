import type { BlockGuide } from '@/lib/schema/block-folder';

export { Accordion, AccordionItem } from './accordion';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Folding and choosing',
  use: 'For questions that some readers have and others do not, at the end of a service or product page. Write each title as the reader would ask it; give an item an id if an e-mail or another page should link to it.',
  avoid:
    'Not for what everyone must read, and not for a single fold, which is a CollapsibleCard. Texts for different audiences are TextTabs.',
  accessibility:
    'Each question is a heading of level 3 in a native disclosure: Enter and Space open it, and opening one closes the other. The browser’s search finds answers that are folded away, and a link to an id opens its answer. A heading of level 2 comes before the block.',
};
