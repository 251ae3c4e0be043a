import type { BlockGuide } from '@/lib/schema/block-folder';

export { CollapsibleCard } from './collapsible-card';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'When everyone needs the short answer and a few need the particulars: conditions, exceptions, a list of files. The visible sentence is complete by itself.',
  avoid:
    'Not to hide what is awkward, and not for a row of questions, which is an Accordion. If every reader opens it, the text belongs on the page.',
  accessibility:
    'A native disclosure: Enter and Space open it, screen readers hear “Details” with the heading and whether it is open. The browser’s search finds folded text and opens it. The heading is of level 3, so a heading of level 2 comes before it.',
};
