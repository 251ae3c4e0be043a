import type { ReactNode } from 'react';
import { misplaced } from '@/components/ui/slots/slots';
import type { BlockProps } from '@/lib/schema/block';
import type { numberedSlideSchema } from './schema';

export type NumberedSlideProps = BlockProps<typeof numberedSlideSchema> & { children?: ReactNode };

/** One slide; `<NumberedSlider>` reads its properties and renders it. */
export function NumberedSlide(_props: NumberedSlideProps): ReactNode {
  return misplaced('NumberedSlide', 'NumberedSlider');
}
