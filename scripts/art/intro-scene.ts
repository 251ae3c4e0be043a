import { introSize, introTimes } from '@/lib/art/intro';
import { bar, circle, stroke } from '@/lib/art/paths';
import type { Paint, Scene, Shape } from '@/lib/art/scene';

/** One layer of the animation. Lengths in pixels of a frame. */
type Layer = {
  x: number;
  y: number;
  width: number;
  height: number;
  paint: Paint;
  opacity?: number;
  finish?: Shape['finish'];
  /** How far it drifts to either side. */
  drift: number;
  /** Swings per round, a whole number so that the round closes; and where in its swing it begins, 0 to 1. */
  swings: number;
  phase: number;
};

/** Layers behind, from above: broad and faint. One tone each: a fade over so far would show steps. */
const back: readonly Layer[] = [
  [620, 60, 150, 60, 0.1],
  [980, 236, 150, 74, 0.62],
  [520, 430, 160, 52, 0.35],
  [860, 640, 160, 80, 0.85],
  [440, 836, 150, 58, 0.5],
].map(([x = 0, y = 0, height = 0, drift = 0, phase = 0]) => ({
  x,
  y,
  width: introSize.width,
  height,
  paint: 'purple',
  opacity: 0.4,
  drift,
  swings: 1,
  phase,
}));

/** Layers in front; all lead out of the picture to the right. */
const front: readonly Layer[] = (
  [
    [1330, 168, 60, 'purple', 70, 0.25],
    [1010, 306, 96, 'blue', 104, 0.7],
    [826, 452, 54, 'teal', 132, 0.05],
    [1120, 546, 108, 'purple', 88, 0.45],
    [924, 700, 76, 'blue', 116, 0.9],
    [1270, 850, 56, 'purple', 76, 0.3],
  ] as const
).map(([x, y, height, paint, drift, phase]) => ({
  x,
  y,
  width: 1600,
  height,
  paint,
  finish: 'deep',
  drift,
  swings: 1,
  phase,
}));

const spark: Layer = {
  x: 1230,
  y: 634,
  width: 210,
  height: 18,
  paint: 'yellow',
  drift: 150,
  swings: 1,
  phase: 0.15,
};

/** Slow to begin and slow to end: no speed and no acceleration at either end. */
const ease = (part: number) => part ** 3 * (part * (part * 6 - 15) + 10);

/**
 * How far a layer is from its place. It swings in rounds that begin at the restart; before, the
 * picture is still and is set moving, so that the poster (second 0) leads into it.
 */
function shiftOf(
  { drift, swings, phase }: Pick<Layer, 'drift' | 'swings' | 'phase'>,
  time: number,
) {
  const { restart, end } = introTimes;
  const round = (time - restart) / (end - restart);
  const swing = drift * Math.sin(2 * Math.PI * (swings * round + phase));
  const started = ease(Math.min(Math.max(time / restart, 0), 1));
  return swing * started;
}

/** Distance a mote has gone by a time, as a part of its way per round; it sets off without a jerk. */
function travelled(time: number): number {
  const { restart, end } = introTimes;
  const seconds = time < restart ? time ** 2 / (2 * restart) - restart / 2 : time - restart;
  return seconds / (end - restart);
}

/** Heights at which motes wander: within the layers in front, and between two hairlines each. */
const moteRows = [194, 350, 475, 596, 734, 874, 100, 420, 820];

/** Small bars that wander through the picture from right to left and pale as they near the text. */
function motes(time: number): Scene {
  const way = introSize.width + 400;
  return moteRows.map((y, index) => {
    const rounds = 1 + (index % 2);
    const part = (((index * 0.381 - rounds * travelled(time)) % 1) + 1) % 1;
    const x = part * way - 300;
    const nearness = Math.min(Math.max((x - 640) / 700, 0), 1);
    return {
      d: bar(x, y, 90 + (index % 3) * 70, 8),
      paint: index % 4 === 2 ? 'teal' : 'soft',
      opacity: Math.round(nearness * 45) / 100,
    } as const;
  });
}

const shapeOf = ({ x, y, width, height, paint, opacity, finish }: Layer, shift: number): Shape => ({
  d: bar(x + shift, y, width, height),
  paint,
  opacity,
  finish,
});

/** The animation's picture at a time, in seconds. */
export function introScene(time: number): Scene {
  const { width, height } = introSize;
  const hairlines = Array.from({ length: 26 }, (_, index): Shape => {
    const shift = shiftOf({ drift: 40 + (index % 5) * 14, swings: 1, phase: index / 26 }, time);
    return {
      d: stroke(700 + ((index * 271) % 420) + shift, 44 + index * 40, width),
      paint: 'soft',
      line: 1.5,
      opacity: 0.2,
    };
  });
  const layers = front.flatMap((layer): Scene => {
    const shift = shiftOf(layer, time);
    const shadow = { ...layer, x: layer.x + 26, y: layer.y + layer.height * 0.3 };
    return [
      { ...shapeOf(shadow, shift), paint: 'background', opacity: 0.4 },
      shapeOf(layer, shift),
      {
        d: stroke(layer.x + shift + layer.height / 2, layer.y + 2, width),
        paint: 'soft',
        line: 2,
        opacity: 0.4,
      },
    ];
  });
  return [
    { d: `M0 0H${width}V${height}H0z`, paint: 'background' },
    {
      d: circle([1500, 540], 430) + circle([1500, 540], 560),
      paint: 'soft',
      line: 1.5,
      opacity: 0.1,
    },
    ...back.map((layer) => shapeOf(layer, shiftOf(layer, time))),
    ...hairlines,
    ...layers,
    ...motes(time),
    shapeOf(spark, shiftOf(spark, time)),
  ];
}
