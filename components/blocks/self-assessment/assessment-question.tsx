import type { ReactNode } from 'react';
import { misplaced } from '@/components/ui/slots/slots';
import type { BlockProps } from '@/lib/schema/block';
import type { assessmentQuestionSchema } from './schema';

export type AssessmentQuestionProps = BlockProps<typeof assessmentQuestionSchema> & {
  children?: ReactNode;
};

/** One question; `<SelfAssessment>` reads its properties and renders it. */
export function AssessmentQuestion(_props: AssessmentQuestionProps): ReactNode {
  return misplaced('AssessmentQuestion', 'AssessmentArea');
}
