import { circle, type Point, stroke } from './paths';
import type { SvgNode } from './svg-text';

/**
 * Colours of the motif. `background` and `soft` change with the picture's tone: its background, and the
 * tint of hairlines; the others are tokens of app/theme.css.
 */
export type Paint = 'night' | 'purple' | 'blue' | 'teal' | 'yellow' | 'background' | 'soft';

/** Ways a paint can thin out: towards the left, the right or the bottom; `deep` keeps more than half of it. */
type Finish = 'left' | 'right' | 'down' | 'deep';

/** One area or line of a picture. */
export type Shape = {
  /** Path data, in the picture's units. */
  d: string;
  paint: Paint;
  finish?: Finish;
  /** 0 to 1; 1 by default. */
  opacity?: number;
  /** Width of a line along the path, which is then not filled; in the picture's units. */
  line?: number;
  /** Dashes and gaps of the line, e.g. "2 8". */
  dashes?: string;
};

/** A picture, from back to front. */
export type Scene = readonly Shape[];

const fine = (d: string[], opacity: number): Shape => ({
  d: d.join(''),
  paint: 'soft',
  line: 1,
  opacity,
});

/** Fine circles around a point. */
export const rings = (center: Point, radii: readonly number[], opacity: number): Shape =>
  fine(
    radii.map((radius) => circle(center, radius)),
    opacity,
  );

/** Fine lines, each from a place to the right. */
export const hairlines = (
  count: number,
  at: (index: number) => [x: number, y: number, width: number],
  opacity: number,
): Shape =>
  fine(
    Array.from({ length: count }, (_, index) => stroke(...at(index))),
    opacity,
  );

/** The background of a picture. */
export type Tone = 'night' | 'paper' | 'mist' | 'purple' | 'blue';

/** Tokens of the two paints that change with the tone. */
const toneTokens: Record<Tone, { background: string; soft: string }> = {
  night: { background: 'night', soft: 'on-night-soft' },
  paper: { background: 'paper', soft: 'purple' },
  mist: { background: 'mist', soft: 'purple' },
  purple: { background: 'purple', soft: 'on-night-soft' },
  blue: { background: 'blue', soft: 'on-night-soft' },
};

/** The colour token of a paint in a picture of the given tone, without the prefix `--color-`. */
export function paintToken(paint: Paint, tone: Tone): string {
  return paint === 'background' || paint === 'soft' ? toneTokens[tone][paint] : paint;
}

/** Direction of a finish, and how much of the paint is left at its end. */
const finishes: Record<Finish, { vector: Record<string, number>; end: number }> = {
  left: { vector: { x1: 1, x2: 0 }, end: 0 },
  right: { vector: { x1: 0, x2: 1 }, end: 0 },
  down: { vector: { x1: 0, x2: 0, y2: 1 }, end: 0 },
  deep: { vector: { x1: 0, x2: 0, y2: 1 }, end: 0.6 },
};

/** Share of a shape that keeps its full paint before it thins out. */
const solidPart = 0.25;

function gradient(id: string, color: string, finish: Finish): SvgNode {
  const { vector, end } = finishes[finish];
  const stop = (offset: number, opacity: number): SvgNode => ({
    tag: 'stop',
    props: { offset, stopColor: color, ...(opacity < 1 ? { stopOpacity: opacity } : {}) },
  });
  return {
    tag: 'linearGradient',
    props: { id, ...vector },
    children: [stop(finish === 'deep' ? 0 : solidPart, 1), stop(1, end)],
  };
}

function path(shape: Shape, color: string): SvgNode {
  const { d, line, dashes, opacity } = shape;
  return {
    tag: 'path',
    props: {
      d,
      ...(line ? { fill: 'none', stroke: color, strokeWidth: line } : { fill: color }),
      ...(line ? { strokeLinecap: 'round' } : {}),
      ...(dashes ? { strokeDasharray: dashes } : {}),
      ...(opacity !== undefined ? { opacity } : {}),
    },
  };
}

/**
 * The elements that draw a scene.
 * @param id Begins the ids of gradients; has to differ between pictures on one page that differ.
 * @param colorOf The colour of a paint, in CSS.
 */
export function sceneElements(
  scene: Scene,
  id: string,
  colorOf: (paint: Paint) => string,
): readonly SvgNode[] {
  const gradients = new Map<string, SvgNode>();
  const paths = scene.map((shape) => {
    const { paint, finish } = shape;
    if (!finish) return path(shape, colorOf(paint));
    const name = `${id}-${paint}-${finish}`;
    if (!gradients.has(name)) gradients.set(name, gradient(name, colorOf(paint), finish));
    return path(shape, `url(#${name})`);
  });
  if (gradients.size === 0) return paths;
  return [{ tag: 'defs', props: {}, children: [...gradients.values()] }, ...paths];
}
