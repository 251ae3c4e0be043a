import type { ReactNode } from 'react';
import { misplaced } from '@/components/ui/slots/slots';
import type { BlockProps } from '@/lib/schema/block';
import type { timelineItemSchema } from './schema';

export type TimelineItemProps = BlockProps<typeof timelineItemSchema> & { children?: ReactNode };

/** One step; `<StepTimeline>` reads its properties and renders it. */
export function TimelineItem(_props: TimelineItemProps): ReactNode {
  return misplaced('TimelineItem', 'StepTimeline');
}
