import type { ReactNode } from 'react';
import { misplaced } from '@/components/ui/slots/slots';
import type { BlockProps } from '@/lib/schema/block';
import type { assessmentAreaSchema } from './schema';

export type AssessmentAreaProps = BlockProps<typeof assessmentAreaSchema> & {
  children?: ReactNode;
};

/** One area; `<SelfAssessment>` reads its properties and renders it. */
export function AssessmentArea(_props: AssessmentAreaProps): ReactNode {
  return misplaced('AssessmentArea', 'SelfAssessment');
}
