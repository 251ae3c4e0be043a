import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
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
