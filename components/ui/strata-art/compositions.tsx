import { band, lines, slab } from './bands';

const purple = 'var(--color-purple)';
const blue = 'var(--color-blue)';
const teal = 'var(--color-teal)';
const yellow = 'var(--color-yellow)';
const line = { fill: 'none', stroke: 'var(--color-on-night-soft)', strokeWidth: 1, opacity: 0.45 };

/** A band as thick as a cloud layer. */
function Layer(props: { d: string; color: string; width: number; opacity?: number }) {
  const { d, color, width, opacity = 1 } = props;
  return (
    <path
      d={d}
      fill="none"
      stroke={color}
      strokeWidth={width}
      strokeLinecap="round"
      opacity={opacity}
    />
  );
}

/** Home: broad strata that shift against each other. */
const strata = (
  <>
    <path d={lines(9, 70, 14, 60, 0)} {...line} />
    <Layer d={band(250, 70, -60)} color={purple} width={64} />
    <Layer d={band(330, -60, 40)} color={blue} width={54} />
    <Layer d={band(405, 50, -20)} color={teal} width={30} />
    <Layer d={band(455, -36, 90)} color={yellow} width={8} />
    <path d={lines(5, 500, 14, 40, 30)} {...line} />
  </>
);

/** Services: layered bars of cloud, each with its own length. */
const bars: readonly (readonly [number, number, number, string])[] = [
  [250, 130, 330, purple],
  [120, 200, 380, blue],
  [330, 270, 250, teal],
  [60, 340, 420, purple],
  [230, 410, 330, blue],
];
const layers = (
  <>
    {bars.map(([x, y, width, color]) => (
      <rect key={y} x={x} y={y} width={width} height={46} rx={23} fill={color} />
    ))}
    <rect x={400} y={288} width={130} height={10} rx={5} fill={yellow} />
    <path d={bars.map(([, y]) => `M0 ${y + 58}H640`).join('')} {...line} />
  </>
);

/** Products: stacked slabs, as storeys of one platform. */
const storeys: readonly (readonly [number, string, string])[] = [
  [390, purple, blue],
  [300, blue, purple],
  [210, teal, blue],
];
const slabs = (
  <>
    <path d={lines(6, 80, 14, 20, 0)} {...line} />
    {storeys.map(([y, face, side]) => {
      const { top, left, right } = slab(110, y, 420, 96, 34);
      return (
        <g key={y} stroke="var(--color-night)" strokeWidth="2" strokeLinejoin="round">
          <path d={left} fill={side} />
          <path d={right} fill={side} opacity={0.7} />
          <path d={top} fill={face} />
        </g>
      );
    })}
    <path d={slab(260, 208, 120, 28, 0).top} fill={yellow} />
  </>
);

/** Case studies: a horizon, with the light of a day that has begun. */
const horizon = (
  <>
    <circle cx={400} cy={300} r={118} fill={yellow} opacity={0.95} />
    <path d="M0 300H640V560H0z" fill="var(--color-night)" />
    <path
      d={Array.from(
        { length: 9 },
        (_, i) => `M${40 * i} ${312 + i * i * 2.6}H${640 - 14 * i}`,
      ).join('')}
      {...line}
    />
    <Layer d={band(330, 26, -60)} color={purple} width={30} />
    <Layer d={band(392, -30, 60)} color={blue} width={40} />
    <Layer d={band(462, 26, 0)} color={teal} width={16} />
  </>
);

/** Contact, career, thanks: rings of a signal that travels. */
const waves = (
  <>
    {[60, 100, 140, 180, 220, 260].map((radius, index) => (
      <circle
        key={radius}
        cx={380}
        cy={280}
        r={radius}
        fill="none"
        stroke={[yellow, teal, blue, purple, blue, purple][index]}
        strokeWidth={[14, 22, 10, 26, 2, 2][index]}
        strokeDasharray={`${radius * (2 + (index % 3))} ${radius * 1.3}`}
        strokeLinecap="round"
        transform={`rotate(${index * 47} 380 280)`}
      />
    ))}
  </>
);

/** Lost pages: layers that have drifted apart. */
const drift = (
  <>
    {bars.map(([x, y, width, color], index) => (
      <rect
        key={y}
        x={x + (index % 2 ? 90 : -40)}
        y={y}
        width={width * 0.6}
        height={40}
        rx={20}
        fill={color}
        transform={`rotate(${(index - 2) * 7} 320 ${y})`}
      />
    ))}
    <circle cx={460} cy={150} r={14} fill={yellow} />
    <path d={lines(4, 470, 14, 30, 10)} {...line} />
  </>
);

export const compositions = { strata, layers, slabs, horizon, waves, drift };
