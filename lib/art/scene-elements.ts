import type { Finish, Paint, Scene, Shape } from './shape';

/** An element of an SVG, as data: names of properties as React writes them. */
export type SvgElement = {
  tag: 'defs' | 'linearGradient' | 'stop' | 'path';
  props: Readonly<Record<string, string | number>>;
  children?: readonly SvgElement[];
};

/** Direction of a finish, and how much of the paint is left at its end. */
const finishes: Record<Finish, { vector: Record<string, number>; end: number }> = {
  left: { vector: { x1: 1, x2: 0 }, end: 0 },
  right: { vector: { x1: 0, x2: 1 }, end: 0 },
  down: { vector: { x1: 0, x2: 0, y2: 1 }, end: 0 },
  deep: { vector: { x1: 0, x2: 0, y2: 1 }, end: 0.6 },
};

/** Share of a shape that keeps its full paint before it thins out. */
const solidPart = 0.25;

function gradient(id: string, color: string, finish: Finish): SvgElement {
  const { vector, end } = finishes[finish];
  const stop = (offset: number, opacity: number): SvgElement => ({
    tag: 'stop',
    props: { offset, stopColor: color, ...(opacity < 1 ? { stopOpacity: opacity } : {}) },
  });
  return {
    tag: 'linearGradient',
    props: { id, ...vector },
    children: [stop(finish === 'deep' ? 0 : solidPart, 1), stop(1, end)],
  };
}

function path(shape: Shape, color: string): SvgElement {
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
): readonly SvgElement[] {
  const gradients = new Map<string, SvgElement>();
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
