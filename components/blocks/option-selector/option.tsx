import type { ReactNode } from 'react';
import { misplaced } from '@/components/ui/slots/slots';
import type { BlockProps } from '@/lib/schema/block';
import type { optionSchema } from './schema';

export type OptionProps = BlockProps<typeof optionSchema> & { children?: ReactNode };

/** One offer; `<OptionSelector>` reads its properties and renders it. */
export function Option(_props: OptionProps): ReactNode {
  return misplaced('Option', 'OptionSelector');
}
