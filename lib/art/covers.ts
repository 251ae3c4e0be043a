import { arc, bar, circle, type Point, ridge, strokes } from './paths';
import { type Paint, rings, type Scene, type Tone } from './scene';
import { type SeededRandom, seededRandom } from './seeded-random';

/** Size of a cover, in its own units; cards, headers and phones crop it around its middle. */
export const coverSize = { width: 700, height: 400 } as const;

/** Paints of a cover, by weight: two for large areas, one accent, one spark. */
type CoverPaints = { main: Paint; second: Paint; accent: Paint; spark: Paint };

/** Draws one variation of a cover. */
type CoverMaker = (random: SeededRandom, paints: CoverPaints) => Scene;

/** Long bars that come from one side and end at different places. */
const shiftedBars: CoverMaker = ({ between, pick }, { main, second, accent, spark }) => {
  const isFromRight = pick([true, false] as const);
  const special = between(2, 3);
  const rows = Array.from({ length: 6 }, (_, index): Scene => {
    const height = [34, 50, 26, 58, 38, 46][(index + special) % 6] ?? 40;
    const end = between(150, 430);
    const paint = index === special ? accent : index % 2 ? second : main;
    return [
      {
        d: bar(isFromRight ? end : -60, 24 + index * 62, isFromRight ? 760 : 760 - end, height),
        paint,
        finish: index % 3 === 2 ? (isFromRight ? 'right' : 'left') : 'deep',
      },
    ];
  });
  return [
    { d: strokes(14, [0, 16], 700, 29), paint: 'soft', line: 1, opacity: 0.2 },
    ...rows.flat(),
    { d: bar(between(250, 370), 24 + (special + 1) * 62 - 10, 92, 9), paint: spark },
  ];
};

/** A large disc with clouds drawn across it. */
const risenDisc: CoverMaker = ({ between }, { main, second, accent, spark }) => {
  const center: Point = [350 + between(-90, 90), 205 + between(-24, 24)];
  const radius = between(104, 150);
  const [x, y] = center;
  const turn = between(0, 359);
  return [
    rings(
      center,
      [40, 84, 134, 190].map((more) => radius + more),
      0.22,
    ),
    { d: circle(center, radius), paint: main, finish: 'deep' },
    { d: arc(center, radius + 16, turn, turn + between(60, 150)), paint: accent, line: 5 },
    { d: bar(x - 260 + between(-40, 40), y - between(20, 60), 330, 34), paint: second },
    {
      d: bar(x - 20 + between(-60, 40), y + between(14, 30), 420, 26),
      paint: accent,
      finish: 'right',
    },
    { d: bar(x - 190 + between(-40, 40), y + between(58, 84), 300, 16), paint: second },
    { d: bar(x + between(-40, 30), y + 2, 74, 8), paint: spark },
  ];
};

/** Parts of rings around a point off the middle. */
const ringParts: CoverMaker = ({ between, pick }, { main, second, accent, spark }) => {
  const center: Point = [
    pick([190, 350, 500] as const) + between(-30, 30),
    pick([112, 200, 292] as const),
  ];
  const paints = [accent, main, second, main, second];
  const turn = between(0, 359);
  return [
    rings(center, [66, 118, 170, 222, 274, 326], 0.22),
    ...paints.map((paint, index) => {
      const from = turn + index * between(50, 90);
      return {
        d: arc(center, 40 + index * 52, from, from + between(110, 240)),
        paint,
        line: [16, 30, 22, 36, 26][index],
      } as const;
    }),
    { d: circle(center, 14), paint: spark },
  ];
};

/** Land in layers, from far to near. */
const farRidges: CoverMaker = ({ between }, { main, second, accent, spark }) => {
  const { width, height } = coverSize;
  const layer = (base: number, paint: Paint): Scene => {
    const d = ridge(
      Array.from({ length: between(4, 6) }, () => base + between(-34, 34)),
      width,
      height,
    );
    return [
      { d, paint: 'background' },
      { d, paint, finish: 'deep' },
    ];
  };
  const x = between(210, 400);
  return [
    { d: strokes(9, [0, 20], width, 21), paint: 'soft', line: 1, opacity: 0.22 },
    { d: bar(x, between(66, 96), 240, 30), paint: accent, finish: 'right' },
    { d: bar(x - between(30, 90), 122, 150, 12), paint: second },
    ...layer(176, second),
    ...layer(236, accent),
    ...layer(292, main),
    ...layer(350, second),
    { d: bar(x + between(0, 90), 128, 54, 8), paint: spark },
  ];
};

/** One row of bars with gaps, from edge to edge. */
function row(
  { between, pick }: SeededRandom,
  y: number,
  paints: readonly [Paint, ...Paint[]],
): Scene {
  const shapes: Scene[number][] = [];
  for (let x = -between(10, 120); x < 700; ) {
    const width = between(70, 210);
    const paint = pick(paints);
    shapes.push({ d: bar(x, y, width, 30), paint, ...(paint === 'soft' ? { opacity: 0.3 } : {}) });
    x += width + 12;
  }
  return shapes;
}

/** Rows of short bars, like the signs of a code. */
const brokenRows: CoverMaker = (random, { main, second, accent, spark }) => {
  const y = 26 + random.between(0, 10);
  const special = random.between(3, 4);
  return [
    ...Array.from({ length: 8 }, (_, index) =>
      row(
        random,
        y + index * 44,
        index === special ? [accent, accent, second] : [main, main, second, 'soft'],
      ),
    ).flat(),
    { d: bar(250 + random.between(0, 150), y + special * 44 + 10, 60, 10), paint: spark },
  ];
};

/** A globe of bars, partly out of the picture. */
const bandedGlobe: CoverMaker = ({ between, pick }, { main, second, accent, spark }) => {
  const [x, y]: Point = [350 + between(-80, 80), 200 + pick([-70, 0, 0, 70] as const)];
  const radius = between(150, 200);
  const count = 11;
  const pitch = (2 * radius) / count;
  const special = between(4, 6);
  const bands = Array.from({ length: count }, (_, index): Scene => {
    const at = -radius + pitch * (index + 0.5);
    const reach = Math.sqrt(radius ** 2 - at ** 2);
    const shift = (index % 2 ? 1 : -1) * between(0, 40);
    const paint = index === special ? accent : index % 3 === 0 ? second : main;
    return [
      {
        d: bar(x - reach + shift, y + at - pitch * 0.36, reach * 2, pitch * 0.72),
        paint,
        finish: index % 4 === 1 ? 'right' : 'deep',
      },
    ];
  });
  return [
    rings(
      [x, y],
      [30, 66, 110, 162].map((more) => radius + more),
      0.2,
    ),
    ...bands.flat(),
    { d: bar(x + between(10, 70), y - radius + pitch * (special + 1) - 4, 84, 8), paint: spark },
  ];
};

/** Types of posts, as in their frontmatter. */
export type CoverCategory = 'blog' | 'news';

/** The background of a cover and its paints. */
type Palette = { tone: Tone } & CoverPaints;

type Palettes = readonly [Palette, ...Palette[]];

/** Blog posts have a light or blue background, news a dark one, so that they are distinguished at a glance. */
const palettes: Record<CoverCategory, Palettes> = {
  blog: [
    { tone: 'mist', main: 'purple', second: 'blue', accent: 'teal', spark: 'yellow' },
    { tone: 'mist', main: 'blue', second: 'teal', accent: 'purple', spark: 'yellow' },
    { tone: 'mist', main: 'teal', second: 'purple', accent: 'blue', spark: 'yellow' },
    { tone: 'blue', main: 'night', second: 'purple', accent: 'teal', spark: 'yellow' },
  ],
  news: [
    { tone: 'night', main: 'purple', second: 'blue', accent: 'teal', spark: 'yellow' },
    { tone: 'purple', main: 'night', second: 'blue', accent: 'teal', spark: 'yellow' },
    { tone: 'purple', main: 'blue', second: 'night', accent: 'soft', spark: 'teal' },
  ],
};

/**
 * A post's cover. The same id and category always draw the same one.
 * @param id The post's page id.
 */
export function coverScene(id: string, category: CoverCategory): { tone: Tone; scene: Scene } {
  const random = seededRandom(`${category}/${id}`);
  const palette = random.pick(palettes[category]);
  const maker = random.pick([
    shiftedBars,
    risenDisc,
    ringParts,
    farRidges,
    brokenRows,
    bandedGlobe,
  ] as const);
  return {
    tone: palette.tone,
    scene: [{ d: 'M0 0H700V400H0z', paint: 'background' }, ...maker(random, palette)],
  };
}
