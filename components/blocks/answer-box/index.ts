import type { BlockGuide } from '@/lib/schema/block-folder';

export { AnswerBox, OfferInBrief } from './answer-box';
export * from './schema';

export const guide: BlockGuide = {
  group: 'Frame of a page',
  use: 'Right below the Hero of every service and product: about forty words that say what it is, and the rows that are known, each in one line. Price, service level, place, start and who runs it come from data/offers.yaml by themselves.',
  avoid:
    'Not twice on a page, and not for arguments: a row is an answer such as “one quarter”, no sentence about it. Leave out rows that are not known. What it is not for stands in the ContactBand at the end.',
  accessibility:
    'A heading of level 2 with the words of the interface, then a paragraph, then a description list: screen readers hear each label with its answer.',
};
