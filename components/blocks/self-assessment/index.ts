import type { BlockGuide } from '@/lib/schema/block-folder';

export * from './schema';
export { AssessmentArea, AssessmentQuestion, SelfAssessment } from './self-assessment';

export const guide: BlockGuide = {
  group: 'Folding and choosing',
  use: 'When visitors should find out where they stand before they talk to anyone: two to five areas of two to five questions, each answered by yes, partly or no, with a next step for each area. One a page.',
  avoid:
    'Not for a quiz with right answers, not for collecting data: nothing is sent. A list of things to do without scoring is an ordinary task list.',
  accessibility:
    'Each question is a group of native radio buttons: Tab moves between questions, arrow keys choose. Progress is announced politely and the result stands in text, never in colour alone. Without script the questions are a checklist, on paper boxes for a pen. The answers stand in the address (?answers=210…), beside whatever else is there; anything that fits no question is ignored.',
};
