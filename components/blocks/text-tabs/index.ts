import type { BlockGuide } from '@/lib/schema/block-folder';

export * from './schema';
export { TextTab, TextTabs } from './text-tabs';

export const guide: BlockGuide = {
  group: 'Folding and choosing',
  use: 'When readers of different kinds look for their own text, such as “Banks”, “Insurers”, “Public bodies”: two to five texts of similar length with short titles.',
  avoid:
    'Not when most readers need all of the texts: show them below each other, or as a FeatureList. Questions and answers are an Accordion; offers that a link should lead to are an OptionSelector.',
  accessibility:
    'A row of tabs: arrow keys, Home and End move and select, Tab leads on into the text. Without script and on paper all texts stand one below the other under their titles as headings.',
};
