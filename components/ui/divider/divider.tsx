import { classNames } from '@/components/ui/class-names/class-names';
import { edge, edgeSize } from './edge';

/** Grounds of sections, as tokens of the theme. */
const grounds = {
  paper: { behind: 'bg-paper', front: 'fill-paper' },
  mist: { behind: 'bg-mist', front: 'fill-mist' },
  night: { behind: 'bg-night', front: 'fill-night' },
} as const;

export type Ground = keyof typeof grounds;

type DividerProps = {
  /** Ground of the section above, and of the one below. */
  from: Ground;
  to: Ground;
  /** Which of many edges; the same seed draws the same one. */
  seed?: string;
  className?: string;
};

/** Edge between two sections: the ground below dissolves into strata. Decorative; without height in print. */
export function Divider({ from, to, seed = '', className }: DividerProps) {
  const { ground, accent } = edge(`${from}/${to}/${seed}`);
  const { width, height } = edgeSize;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      // Its lower end meets the section below, whatever the width.
      preserveAspectRatio="xMidYMax slice"
      className={classNames(
        'block h-10 w-full md:h-16 print:hidden',
        grounds[from].behind,
        grounds[to].front,
        className,
      )}
      aria-hidden="true"
    >
      <path d={ground} />
      <path d={accent} className="fill-teal" />
    </svg>
  );
}
