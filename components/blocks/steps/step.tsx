import type { ReactNode } from 'react';
import { misplaced } from '@/components/ui/slots/slots';
import type { BlockProps } from '@/lib/schema/block';
import type { stepSchema } from './schema';

export type StepProps = BlockProps<typeof stepSchema> & { children?: ReactNode };

/** One step; `<Steps>` reads its properties and renders it. */
export function Step(_props: StepProps): ReactNode {
  return misplaced('Step', 'Steps');
}
