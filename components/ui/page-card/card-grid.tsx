import { Children, type ReactNode } from 'react';

/** Columns on a wide screen: three (specification §9, related posts), but four cards stand in one row. */
const columns = (count: number) => (count === 4 ? 'xl:grid-cols-4' : 'xl:grid-cols-3');

/** Cards in one, two, or three columns. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <ul className={`mt-10 grid gap-6 md:grid-cols-2 xl:gap-8 ${columns(Children.count(children))}`}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
