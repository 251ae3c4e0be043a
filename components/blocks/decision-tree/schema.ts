import { z } from 'zod';
import { drawDecisions } from '@/lib/diagrams/decisions';
import {
  attentionFaultsAt,
  defineFigure,
  figureFields,
  tone,
  withNotes,
} from '@/lib/schema/entities/figure';
import { label, text } from '@/lib/schema/formats';

const result = {
  label: text().describe('What the answer ends in.'),
  note: text().optional().describe('What is said of it in a few words.'),
  tone: tone('ours'),
};

const question = z.strictObject({
  question: text().describe('What is asked.'),
  answer: text().describe('The answer that ends the way here, e.g. “Yes”.'),
  ...result,
});

export const decisionTreeSchema = defineFigure({
  name: 'DecisionTree',
  description: 'Questions that are asked in their order until one of them decides.',
  props: z.strictObject({
    ...figureFields,
    questionName: label().describe(
      'Head of the column of questions in the table, e.g. “Question”.',
    ),
    resultName: label().describe('Head of the column of results, e.g. “Class”.'),
    questions: z
      .array(question)
      .min(2)
      .max(7)
      .describe('Each with `question`, `answer` and `label` of what it ends in.'),
    next: text().describe('The other answer, which leads to the next question, e.g. “No”.'),
    last: z.strictObject(result).describe('What is left when no question has decided.'),
  }),
  draw: drawDecisions,
  faults: ({ questions, last }) =>
    attentionFaultsAt([
      ...questions.map((one, index) => ({ tone: one.tone, path: ['questions', index] })),
      { tone: last.tone, path: ['last'] },
    ]),
  numbers: ({ questionName, resultName, questions, next, last }) => ({
    head: [questionName, resultName],
    rows: [
      ...questions.map((one) => [`${one.question} ${one.answer}`, withNotes(one.label, one.note)]),
      [next, withNotes(last.label, last.note)],
    ],
  }),
});
