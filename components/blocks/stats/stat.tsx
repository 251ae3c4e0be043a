import type { ReactNode } from 'react';
import { misplaced } from '@/components/ui/slots/slots';
import type { BlockProps } from '@/lib/schema/block';
import type { statSchema } from './schema';

export type StatProps = BlockProps<typeof statSchema>;

/** One number; `<Stats>` reads its properties and renders it. */
export function Stat(_props: StatProps): ReactNode {
  return misplaced('Stat', 'Stats');
}
