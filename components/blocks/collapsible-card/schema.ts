import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { collapsibleCard } from '@/lib/schema/entities/cards';

export const collapsibleCardSchema = defineBlock({
  name: 'CollapsibleCard',
  description: 'A card that says the main thing at once and keeps the details folded away.',
  // The hidden content is between the tags.
  props: collapsibleCard.omit({ hiddenContent: true }),
  children: 'content',
  heading: { prop: 'heading', level: 3 },
});

export const guide: BlockGuide = {
  group: 'Text and tables',
  use: 'When everyone needs the short answer and a few need the particulars: conditions, exceptions, a list of files. The visible sentence is complete by itself.',
  avoid:
    'Not to hide what is awkward, and not for a row of questions, which is an Accordion. If every reader opens it, the text belongs on the page.',
  accessibility:
    'A native disclosure: Enter and Space open it, screen readers hear “Details” with the heading and whether it is open. The browser’s search finds folded text and opens it. The heading is of level 3, so a heading of level 2 comes before it.',
};
