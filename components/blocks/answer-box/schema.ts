import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import type { BlockGuide } from '@/lib/schema/block-folder';
import { text } from '@/lib/schema/formats';

const row = (sentence: string) => text().optional().describe(sentence);

export const answerBoxSchema = defineBlock({
  name: 'AnswerBox',
  description:
    'What a service or product is, in forty words, and the facts a buyer asks for first.',
  // In the order in which they are shown; their labels are interface texts. What is data is in data/offers.yaml.
  props: z.strictObject({
    for: row('Whom it is for.'),
    get: row('What the client gets.'),
    takes: row('How long it takes.'),
    fromYou: row('What the client has to bring.'),
  }),
  children: 'content',
  labels: 'answer_box.rows',
});

export const guide: BlockGuide = {
  group: 'Frame of a page',
  use: 'Right below the Hero of every service and product: about forty words that say what it is, and the rows that are known, each in one line. Price, service level, place, start and who runs it come from data/offers.yaml by themselves.',
  avoid:
    'Not twice on a page, and not for arguments: a row is an answer such as “one quarter”, no sentence about it. Leave out rows that are not known. What it is not for stands in the ContactBand at the end.',
  accessibility:
    'A heading of level 2 with the words of the interface, then a paragraph, then a description list: screen readers hear each label with its answer.',
};
