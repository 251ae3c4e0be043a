import type { ReactNode } from 'react';
import { misplaced } from '@/components/ui/slots/slots';
import type { BlockProps } from '@/lib/schema/block';
import type { benefitSchema } from './schema';

export type BenefitProps = BlockProps<typeof benefitSchema> & { children?: ReactNode };

/** One benefit; `<BenefitList>` reads its properties and renders it. */
export function Benefit(_props: BenefitProps): ReactNode {
  return misplaced('Benefit', 'BenefitList');
}
