import type { ReactNode } from 'react';
import { misplaced } from '@/components/ui/slots/slots';
import type { BlockProps } from '@/lib/schema/block';
import type { extendedSlideSchema } from './schema';

export type ExtendedSlideProps = BlockProps<typeof extendedSlideSchema> & { children?: ReactNode };

/** One slide; `<ExtendedSlider>` reads its properties and renders it. */
export function ExtendedSlide(_props: ExtendedSlideProps): ReactNode {
  return misplaced('ExtendedSlide', 'ExtendedSlider');
}
