import { whenFirstUsed, whenInView, whenOpenFor } from '@/components/ui/lazy/when';

/** Media query: the visitor wants less motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** What browsers say about the connection, where they do. */
type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether bytes are dear: the visitor asked for less data, or the line is slow. Few browsers say so. */
function isSaving(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return (
    connection?.saveData === true ||
    /^(slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '') ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

/** After how long the film comes to those who only look, in milliseconds: when nothing else is under way any more. */
const patience = 8000;

/**
 * Resolves when a film that nobody asked for may be fetched: somebody uses the page or has looked at it for a
 * while, the film is in view and the page at rest, and motion is welcome. It never does where data is to be saved or the line is slow.
 */
export async function whenFilmMayPlay(): Promise<void> {
  await Promise.race([whenFirstUsed(), whenOpenFor(patience)]);
  await whenInView('[data-film]');
  const motion = matchMedia(reducedMotion);
  if (motion.matches)
    await new Promise((resolve) => motion.addEventListener('change', resolve, { once: true }));
  if (isSaving()) await new Promise<never>(() => {});
}
