/** Length of a degree of latitude, in units of the drawing. */
const degree = 100;

/** A degree of longitude is shorter, by the cosine of the latitude of Poland's middle (52°). */
const longitudeDegree = degree * Math.cos((52 * Math.PI) / 180);

/** The corner in the north-west, in degrees, a little outside of the country. */
const corner = { longitude: 13.95, latitude: 55.05 };

/** Size of the drawing: to a little outside of the corner in the south-east. */
export const mapSize = { width: 640, height: 620 } as const;

/**
 * Where a place lies in the drawing (equirectangular, true to scale at 52° north).
 * @param longitude Degrees east.
 * @param latitude Degrees north.
 */
const project = (longitude: number, latitude: number) => ({
  x: Math.round((longitude - corner.longitude) * longitudeDegree),
  y: Math.round((corner.latitude - latitude) * degree),
});

/** The border of Poland, simplified for this drawing: degrees east and north, clockwise from Świnoujście. */
const border: readonly (readonly [number, number])[] = [
  [14.22, 53.93],
  [14.75, 54.03],
  [15.55, 54.18],
  [16.05, 54.26],
  [16.38, 54.44],
  [16.85, 54.59],
  [17.55, 54.77],
  [18.3, 54.84],
  [18.8, 54.61],
  [18.46, 54.72],
  [18.56, 54.52],
  [18.72, 54.37],
  [19.3, 54.35],
  [19.65, 54.46],
  [19.8, 54.44],
  [20.8, 54.36],
  [22.79, 54.36],
  [23.1, 54.29],
  [23.45, 54.15],
  [23.53, 53.95],
  [23.6, 53.6],
  [23.92, 53.15],
  [23.92, 52.72],
  [23.4, 52.53],
  [23.18, 52.28],
  [23.64, 52.08],
  [23.55, 51.7],
  [23.63, 51.4],
  [23.85, 51.13],
  [24.1, 50.85],
  [24.02, 50.52],
  [23.7, 50.38],
  [23.1, 49.95],
  [22.68, 49.56],
  [22.73, 49.25],
  [22.87, 49.02],
  [22.55, 49.08],
  [22.03, 49.21],
  [21.6, 49.43],
  [21.05, 49.4],
  [20.33, 49.4],
  [20.09, 49.18],
  [19.78, 49.22],
  [19.47, 49.6],
  [19.15, 49.41],
  [18.85, 49.52],
  [18.57, 49.85],
  [18.05, 50.03],
  [17.87, 49.98],
  [17.6, 50.2],
  [17.0, 50.42],
  [16.88, 50.22],
  [16.6, 50.12],
  [16.25, 50.4],
  [16.43, 50.58],
  [15.95, 50.68],
  [15.3, 50.85],
  [14.83, 50.87],
  [15.03, 51.25],
  [14.72, 51.55],
  [14.6, 51.82],
  [14.75, 52.07],
  [14.55, 52.4],
  [14.64, 52.58],
  [14.13, 52.84],
  [14.42, 53.2],
  [14.27, 53.7],
];

/** The border in units of the drawing. */
const outline = border.map((place) => project(...place));

/** Thickness of a line, and from one to the next, in units of the drawing. */
export const lineWidth = 7;
const lineDistance = 14;

/** Where the border crosses a height, from west to east. */
function crossings(y: number): number[] {
  return outline
    .flatMap((from, index) => {
      const to = outline[(index + 1) % outline.length] ?? from;
      if (from.y > y === to.y > y) return [];
      return from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
    })
    .sort((a, b) => a - b);
}

/** The stretches of the country at a height: from each way in to the way out. */
export function stretchesAt(y: number): (readonly [west: number, east: number])[] {
  const all = crossings(y);
  return all.flatMap((west, index) =>
    index % 2 === 0 ? [[west, all[index + 1] ?? west] as const] : [],
  );
}

const heights = Array.from(
  { length: Math.floor(mapSize.height / lineDistance) },
  (_, row) => row * lineDistance,
);

/** The country in the site's motif, as the path of an SVG: lines that end at the border, with round ends. */
export const strata = heights
  .flatMap((y) =>
    stretchesAt(y)
      .filter(([west, east]) => east - west > 2 * lineWidth)
      .map(([west, east]) => `M${Math.round(west)} ${y}H${Math.round(east)}`),
  )
  .join('');

/** Places of the map: their keys in components.map.places, and where they lie. */
export const places = [
  {
    key: 'warsaw',
    ...project(21.01, 52.23),
    facts: ['head_office', 'data_centre', 'operations_centre'],
  },
  { key: 'poznan', ...project(16.93, 52.41), facts: ['data_centre', 'second_room'] },
] as const;
