import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { kebab, label, link, text } from '@/lib/schema/formats';

export const selfAssessmentSchema = defineBlock({
  name: 'SelfAssessment',
  description:
    'Questions in areas that visitors answer about themselves; the browser scores them and keeps the answers in the address.',
  props: z.strictObject({
    label: label().describe('Accessible name of the questions, e.g. “Security compass”.'),
    goodLabel: label().describe(
      'The label before the text of each question, e.g. “A good answer”.',
    ),
  }),
  children: ['AssessmentArea'],
  ids: ['result'],
});

export const assessmentAreaSchema = defineBlock({
  name: 'AssessmentArea',
  description: 'One area of a self-assessment with its questions and the next step in it.',
  props: z.strictObject({
    id: kebab().optional().describe('Anchor that links can lead to.'),
    heading: text().describe('What the questions are about, in one or two words.'),
    lead: text().optional().describe('One sentence on what the area asks.'),
    next: text().describe('What to do first where this area is the weakest, in one sentence.'),
    nextLabel: label().describe('Label of the link to the page that helps.'),
    nextHref: link().describe('The page that helps.'),
    precedence: z
      .int()
      .min(1)
      .describe('Which area goes first where two are equally weak: 1 before 2.'),
  }),
  children: ['AssessmentQuestion'],
  parent: 'SelfAssessment',
  heading: { prop: 'heading', level: 3 },
});

export const assessmentQuestionSchema = defineBlock({
  name: 'AssessmentQuestion',
  description: 'One question; the text between its tags describes a good answer.',
  props: z.strictObject({
    question: text().describe('The question, answered by “in place”, “partly” or “missing”.'),
  }),
  children: 'content',
  parent: 'AssessmentArea',
});
