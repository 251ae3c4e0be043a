import { Children, isValidElement, type ReactNode } from 'react';
import { CardGrid as Grid } from '@/components/ui/card/card';

/** Cards in a list, of one height in each row. */
export function CardGrid({ children }: { children?: ReactNode }) {
  // Blank lines between the cards are texts, which would get places in the list.
  return <Grid>{Children.toArray(children).filter((child) => isValidElement(child))}</Grid>;
}
