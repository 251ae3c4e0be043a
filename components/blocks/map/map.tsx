import { getTranslations } from 'next-intl/server';
import { Heading } from '@/components/ui/heading/heading';
import { Icon } from '@/components/ui/icon/icon';
import { lineWidth, mapSize, places, strata } from './poland';

type PolandDrawingProps = {
  /** What the map shows, for those who do not see it. */
  title: string;
  /** Names of the places, in their order. */
  names: readonly string[];
};

/** Poland in strata, with the places and the line that connects them; nothing of a third party. */
function PolandDrawing({ title, names }: PolandDrawingProps) {
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

/** Where the provider is: the drawing, and the same in words beside it. */
async function LocationMap() {
  const t = await getTranslations('components.map');
  return (
    <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[3fr_2fr] lg:items-center">
      <PolandDrawing title={t('title')} names={places.map(({ key }) => t(`places.${key}`))} />
      <ul className="space-y-10">
        {places.map(({ key, facts }) => (
          <li key={key} className="border-l-4 border-teal pl-6">
            <Heading level={3} look="h4">
              {t(`places.${key}`)}
            </Heading>
            <ul className="mt-3 space-y-2">
              {facts.map((fact) => (
                <li key={fact} className="flex gap-3">
                  <Icon name={icons[fact]} className="mt-0.5 size-5 text-ink-purple" />
                  {t(`facts.${fact}`)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

const icons = {
  head_office: 'location',
  data_centre: 'server',
  operations_centre: 'shield',
  second_room: 'shield',
} as const;

export { LocationMap as Map };
