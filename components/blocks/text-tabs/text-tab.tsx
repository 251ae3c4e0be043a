import type { ReactNode } from 'react';
import { misplaced } from '@/components/ui/slots/slots';
import type { BlockProps } from '@/lib/schema/block';
import type { textTabSchema } from './schema';

export type TextTabProps = BlockProps<typeof textTabSchema> & { children?: ReactNode };

/** One text; `<TextTabs>` reads its properties and renders it. */
export function TextTab(_props: TextTabProps): ReactNode {
  return misplaced('TextTab', 'TextTabs');
}
