import { LazyPagesBeside } from '@/components/templates/status/lazy-pages-beside.client';

/** Two pages of the preview next to each other, as the address says. */
export default function BesidePage() {
  return (
    <main>
      <h1 className="sr-only">Two pages next to each other</h1>
      <LazyPagesBeside />
    </main>
  );
}
