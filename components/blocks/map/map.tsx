import { getTranslations } from 'next-intl/server';
import { Heading } from '@/components/ui/heading/heading';
import { Icon } from '@/components/ui/icon/icon';

/** The country in the site's motif: lines from border to border, 14 units apart. Its corner in the north-west is 13.95° E, 55.05° N. */
const strata =
  'M222 28H277M189 42H281M160 56H286M140 70H547M110 84H576M62 98H587M17 112H590M19 126H592M21 140H593M23 154H598M26 168H604M28 182H610M24 196H614M17 210H614M15 224H614M31 238H606M41 252H582M37 266H574M42 280H572M48 294H593M45 308H595M40 322H593M43 336H591M47 350H594M56 364H596M65 378H603M62 392H610M58 406H618M83 420H625M116 434H623M152 448H621M144 462H607M150 476H183M210 476H592M229 490H580M256 504H568M280 518H558M291 532H548M298 546H339M341 546H539M348 560H538M355 574H387M485 574H540M507 588H544';

/**
 * Where a place lies in the drawing (equirectangular, true to scale at 52° north): a degree of latitude is 100 units.
 * @param longitude Degrees east.
 * @param latitude Degrees north.
 */
const project = (longitude: number, latitude: number) => ({
  x: Math.round((longitude - 13.95) * 61.57),
  y: Math.round((55.05 - latitude) * 100),
});

/** The places: their keys in components.map.places, where they lie, and what is there. */
const places = [
  {
    key: 'warsaw',
    ...project(21.01, 52.23),
    facts: ['head_office', 'data_centre', 'operations_centre'],
  },
  { key: 'poznan', ...project(16.93, 52.41), facts: ['data_centre', 'second_room'] },
] as const;

const icons = {
  head_office: 'location',
  data_centre: 'server',
  operations_centre: 'shield',
  second_room: 'shield',
} as const;

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
      viewBox="0 0 640 620"
      role="img"
      aria-label={title}
      className="mx-auto block w-full max-w-2xl text-ink"
    >
      <path
        d={strata}
        className="stroke-ink-purple opacity-60 forced-colors:stroke-current"
        strokeWidth="7"
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

export { LocationMap as Map };
