import { Children, type ReactNode } from 'react';

/** Cards in one, two or three columns (specification §9, related posts). */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="mt-10 grid gap-6 md:grid-cols-2 xl:grid-cols-3 xl:gap-8">
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
