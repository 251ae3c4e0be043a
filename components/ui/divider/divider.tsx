import { classNames } from '@/components/ui/class-names/class-names';
import { diceOf } from '@/lib/art/dice';
import { bar } from '@/lib/art/paths';

/** Size of an edge, in its own units. */
const edgeSize = { width: 1440, height: 64 } as const;

/** Rows of bars from above: the nearer to the background below, the stronger and closer. Lengths in units. */
const rows = [
  { y: 6, height: 3, shortest: 40, longest: 170, gap: 280 },
  { y: 16, height: 6, shortest: 90, longest: 280, gap: 170 },
  { y: 29, height: 10, shortest: 160, longest: 420, gap: 90 },
] as const;

/** Where the closed background begins. */
const backgroundTop = 46;

/**
 * Background that dissolves upwards into strata.
 * @param seed The same seed draws the same edge.
 * @returns Path of the background, and path of the one bar in another colour.
 */
function edge(seed: string): { background: string; accent: string } {
  const { between } = diceOf(`edge/${seed}`);
  const { width: end, height: bottom } = edgeSize;
  const lines = rows.map(({ y, height, shortest, longest, gap }) => {
    const bars: string[] = [];
    for (let x = -between(0, longest); x < end; ) {
      const width = between(shortest, longest);
      bars.push(bar(x, y, width, height));
      x += width + between(18, gap);
    }
    return bars;
  });
  // A bar in the middle, so that phones see it too, and of the thin row: one quiet spot of colour.
  const row = lines[1] ?? [];
  const [accent = ''] = row.splice(Math.floor(row.length / 2), 1);
  const background = `${lines.flat().join('')}M0 ${backgroundTop}H${end}V${bottom}H0z`;
  return { background, accent };
}

/** Backgrounds of sections, as tokens of the theme. */
const backgrounds = {
  paper: { behind: 'bg-paper', front: 'fill-paper' },
  mist: { behind: 'bg-mist', front: 'fill-mist' },
  night: { behind: 'bg-night', front: 'fill-night' },
} as const;

export type Background = keyof typeof backgrounds;

type DividerProps = {
  /** Background of the section above, and of the one below. */
  from: Background;
  to: Background;
  /** Which of many edges; the same seed draws the same one. */
  seed?: string;
  className?: string;
};

/**
 * Edge between two sections: the background below dissolves into strata. Decorative; without height in print. The design
 * names section dividers among the places of its motif; no page has one yet, so only its sample shows it.
 */
export function Divider({ from, to, seed = '', className }: DividerProps) {
  const { background, accent } = edge(`${from}/${to}/${seed}`);
  const { width, height } = edgeSize;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      // Its lower end meets the section below, whatever the width.
      preserveAspectRatio="xMidYMax slice"
      className={classNames(
        'block h-10 w-full md:h-16 print:hidden',
        backgrounds[from].behind,
        backgrounds[to].front,
        className,
      )}
      aria-hidden="true"
    >
      <path d={background} />
      <path d={accent} className="fill-teal" />
    </svg>
  );
}
