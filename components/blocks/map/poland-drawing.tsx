import { places } from './places';
import { mapSize } from './projection';
import { lineWidth, strata } from './strata';

type PolandDrawingProps = {
  /** What the map shows, for those who do not see it. */
  title: string;
  /** Names of the places, in their order. */
  names: readonly string[];
};

/** Poland in strata, with the places and the line that connects them; nothing of a third party. */
export function PolandDrawing({ title, names }: PolandDrawingProps) {
  const [first, ...others] = places;
  return (
    <svg
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      role="img"
      aria-label={title}
      className="mx-auto block w-full max-w-2xl text-ink"
    >
      <path
        d={strata}
        className="stroke-ink-purple opacity-60 forced-colors:stroke-current"
        strokeWidth={lineWidth}
        strokeLinecap="round"
      />
      {others.map(({ key, x, y }) => (
        <path
          key={key}
          d={`M${first.x} ${first.y}L${x} ${y}`}
          className="stroke-current"
          strokeWidth="6"
          strokeDasharray="0 14"
          strokeLinecap="round"
        />
      ))}
      {places.map(({ key, x, y }, index) => (
        <g key={key}>
          <circle cx={x} cy={y} r="14" className="fill-teal stroke-current" strokeWidth="4" />
          {/* A halo in the colour of the background keeps the name legible over the lines. */}
          <text
            x={x}
            y={y - 32}
            textAnchor="middle"
            strokeWidth="14"
            strokeLinejoin="round"
            className="fill-current stroke-background text-[2.25rem] font-bold [paint-order:stroke] forced-colors:stroke-none"
          >
            {names[index]}
          </text>
        </g>
      ))}
    </svg>
  );
}
