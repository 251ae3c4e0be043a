import { bar, circle, stroke, strokes } from '@/lib/art/paths';
import { hairlines, type Paint, type Scene, type Shape } from '@/lib/art/scene';
import type { SeededRandom } from '@/lib/art/seeded-random';

type LayeredBar = {
  x: number;
  y: number;
  width: number;
  height: number;
  paint: Paint;
  finish?: Shape['finish'];
};

/** A bar in front of others: lit from above, with a soft shadow below, so that the layers are apart. */
function layeredBar({ x, y, width, height, paint, finish = 'deep' }: LayeredBar): Scene {
  return [
    {
      d: bar(x + height / 3, y + height * 0.55, width - height / 3, height),
      paint: 'night',
      finish: 'down',
      opacity: 0.5,
    },
    { d: bar(x, y, width, height), paint, finish },
    {
      d: stroke(x + height / 2, y + 1, width - height),
      paint: 'soft',
      line: 1,
      opacity: 0.45,
    },
  ];
}

/** Career: layers one can climb, each resting on the one before. */
export function ascent({ between }: SeededRandom): Scene {
  const height = 46;
  const paints: readonly Paint[] = ['purple', 'blue', 'purple', 'blue', 'teal'];
  const steps = paints.map((paint, index) => ({
    x: 60 + index * 82 + between(-16, 16),
    y: 420 - index * 58,
    paint,
  }));
  const last = steps.at(-1) ?? { x: 0, y: 0 };
  return [
    hairlines(20, (index) => [500 - index * 26, 54 + index * 24, 640], 0.2),
    ...steps.flatMap(({ x, y, paint }) => layeredBar({ x, y, width: 720, height, paint })),
    { d: circle([last.x + 52, last.y - 26], 17), paint: 'yellow' },
  ];
}

const driftPaints: readonly Paint[] = ['purple', 'blue', 'purple', 'blue', 'purple', 'blue'];

/** Lost pages: strata with a gap where one of them should be. */
export function drift({ between }: SeededRandom): Scene {
  const height = 44;
  const missing = 2;
  return [
    hairlines(18, (index) => [40 + ((index * 71) % 150), 60 + index * 26, 640], 0.18),
    ...driftPaints.flatMap((paint, index): Scene => {
      const y = 116 + index * 56;
      const gap = 300 + between(-20, 20);
      const left = bar(60 + ((index * 67) % 110), y, gap - 100 - ((index * 67) % 110), height);
      if (index !== missing) {
        const x = 110 + ((index * 97) % 140) + between(-24, 24);
        return layeredBar({ x, y, width: 600, height, paint });
      }
      return [
        { d: left, paint: 'teal', finish: 'left' },
        { d: bar(gap - 16, y, 214, height), paint: 'soft', line: 1.5, dashes: '3 8', opacity: 0.9 },
        { d: bar(gap + 230, y, 300, height), paint: 'teal' },
        { d: bar(gap + 66, y + 17, 50, 10), paint: 'yellow' },
      ];
    }),
  ];
}

const faultPaints: readonly Paint[] = ['purple', 'blue', 'teal', 'purple', 'blue', 'purple'];

/** Errors: strata that have slipped along a fault; on its other side each lies half a layer lower. */
export function fault({ between }: SeededRandom): Scene {
  const height = 40;
  const slip = 26 + between(-3, 3);
  return faultPaints.flatMap((paint, index): Scene => {
    const y = 106 + index * 56;
    const edge = 410 - index * 34 + between(-7, 7);
    return [
      {
        d: bar(70 + ((index * 83) % 120), y, edge - 70 - ((index * 83) % 120), height),
        paint,
        finish: 'left',
      },
      ...layeredBar({ x: edge + 22, y: y + slip, width: 460, height, paint }),
      ...(index === 3
        ? [{ d: bar(edge + 44, y + slip - 13, 70, 8), paint: 'yellow' } as const]
        : []),
    ];
  });
}

/** Partnership: layers from two sides that reach between each other. */
export function interlock({ between }: SeededRandom): Scene {
  const height = 44;
  const accent = between(2, 5);
  const bands = Array.from({ length: 9 }, (_, index): Scene => {
    const y = 44 + index * (height + 10);
    const isLeft = index % 2 === 0;
    const reach = 372 + between(-52, 52);
    const paint = index === accent ? 'teal' : isLeft ? 'purple' : 'blue';
    return isLeft
      ? [{ d: bar(40, y, reach, height), paint, finish: 'left' }]
      : layeredBar({ x: 700 - reach, y, width: reach + 40, height, paint });
  });
  return [
    hairlines(10, (index) => [40, 39 + index * (height + 10), 660], 0.2),
    ...bands.flat(),
    {
      d: bar(330 + between(-20, 20), 44 + (accent + 1) * (height + 10) - 10, 110, 10),
      paint: 'yellow',
    },
  ];
}

/** Services: bands laid on one another like courses of stone, each with its own length and grain. */
export function layers({ between, pick }: SeededRandom): Scene {
  const height = 54;
  const courses = Array.from({ length: 7 }, (_, index) => 62 + index * (height + 9));
  const accent = between(2, 4);
  const paints: readonly Paint[] = pick([
    ['purple', 'blue', 'purple', 'blue', 'purple', 'blue', 'purple'],
    ['blue', 'purple', 'purple', 'blue', 'blue', 'purple', 'blue'],
  ]);
  const side = pick([-1, 1] as const);
  return courses.flatMap((y, index) => {
    const reach = Math.abs(3 - index);
    const width = 400 - reach * 34 + between(-40, 40);
    const x = 350 - width / 2 + side * (index % 2 ? 62 : -46) + between(-16, 16);
    const paint = index === accent ? 'teal' : (paints[index] ?? 'purple');
    return [
      ...layeredBar({ x, y, width, height, paint }),
      {
        d: strokes(3, [x + height / 2 + 14, y + 16], width - height - 28 - between(0, 90), 11),
        paint: index === accent ? 'background' : 'soft',
        line: 1,
        opacity: index === accent ? 0.4 : 0.26,
      } as const,
      ...(index === accent
        ? [{ d: bar(x + width - 84, y + height - 22, 132, 14), paint: 'yellow' } as const]
        : []),
    ];
  });
}

/** Legal pages: little more than lines, so that nothing competes with the text. */
export function quiet({ between }: SeededRandom): Scene {
  const y = 214 + between(-24, 24);
  return [
    hairlines(19, (index) => [90 + ((index * 53) % 120), 56 + index * 25, 640], 0.24),
    ...layeredBar({ x: 210 + between(-40, 40), y, width: 520, height: 50, paint: 'purple' }),
    { d: bar(120 + between(-40, 40), y + 75, 560, 50), paint: 'purple', finish: 'right' },
    { d: bar(330 + between(-60, 60), y + 120, 120, 5), paint: 'teal' },
  ];
}

/** Left end, upper edge, height and paint of the layers in front, from above. */
const front: readonly (readonly [number, number, number, Paint])[] = [
  [330, 122, 34, 'purple'],
  [190, 190, 52, 'blue'],
  [96, 262, 30, 'teal'],
  [246, 312, 58, 'purple'],
  [150, 392, 40, 'blue'],
];

/** Home: broad strata that shift against each other and lead out of the picture to the right. */
export function strata({ between }: SeededRandom): Scene {
  const shift = () => between(-64, 64);
  const back: Scene = [64, 152, 236, 340, 430].map((y, index) => ({
    d: bar(index % 2 ? 20 + shift() : 210 + shift(), y, index % 2 ? 420 : 560, 76),
    paint: 'purple',
    finish: index % 2 ? 'left' : 'right',
    opacity: 0.55,
  }));
  const lines = hairlines(
    17,
    (index) => [60 + ((index * 137) % 190) + shift(), 56 + index * 28, 640],
    0.22,
  );
  const layers = front.flatMap(([x, y, height, paint]) =>
    layeredBar({ x: x + shift(), y, width: 700, height, paint }),
  );
  return [...back, lines, ...layers, { d: bar(300 + shift(), 356, 118, 10), paint: 'yellow' }];
}
