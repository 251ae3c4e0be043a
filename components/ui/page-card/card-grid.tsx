import { Children, type ReactNode } from 'react';

/** Columns on a wide screen: three (specification §9, related posts), but four cards stand in one row. */
const columns = (count: number) => (count === 4 ? 'xl:grid-cols-4' : 'xl:grid-cols-3');

type CardGridProps = {
  /** One of several pages of a list: never more than three columns, so that all pages look alike. */
  isEven?: boolean;
  children: ReactNode;
};

/** Cards in one, two, or three columns. */
export function CardGrid({ isEven = false, children }: CardGridProps) {
  const count = isEven ? 3 : Children.count(children);
  return (
    <ul className={`mt-10 grid gap-6 md:grid-cols-2 xl:gap-8 ${columns(count)}`}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
