import type { ReactNode } from 'react';
import { misplaced } from '@/components/ui/slots/slots';
import type { BlockProps } from '@/lib/schema/block';
import type { itemListSlideSchema } from './schema';

export type ItemListSlideProps = BlockProps<typeof itemListSlideSchema> & { children?: ReactNode };

/** One slide; `<ItemListCarousel>` reads its properties and renders it. */
export function ItemListSlide(_props: ItemListSlideProps): ReactNode {
  return misplaced('ItemListSlide', 'ItemListCarousel');
}
