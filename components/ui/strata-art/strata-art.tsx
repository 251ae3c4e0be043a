import type { ArtName } from './art-names';
import { compositions } from './compositions';

/** A decorative picture in the site's motif, for dark ground. */
export function StrataArt({ name, className }: { name: ArtName; className?: string }) {
  return (
    <svg
      viewBox="0 0 640 560"
      className={className}
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      {compositions[name]}
    </svg>
  );
}
