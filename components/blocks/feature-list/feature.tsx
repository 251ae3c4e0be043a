import type { ReactNode } from 'react';
import { misplaced } from '@/components/ui/slots/slots';
import type { BlockProps } from '@/lib/schema/block';
import type { featureSchema } from './schema';

export type FeatureProps = BlockProps<typeof featureSchema> & { children?: ReactNode };

/** One feature; `<FeatureList>` reads its properties and renders it. */
export function Feature(_props: FeatureProps): ReactNode {
  return misplaced('Feature', 'FeatureList');
}
