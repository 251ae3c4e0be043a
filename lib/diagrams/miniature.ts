import { type SvgNode, svgText } from '@/lib/art/svg-text';
import { themeColor } from '@/lib/art/theme-colors';
import type { Drawing, Tone } from './drawing';

/** What a drawing's tones are on night (app/styles/figure.css), as tokens of app/theme.css. */
const tokens: Record<Tone, string> = {
  ours: 'teal',
  client: 'night-line',
  'client-2': 'lilac',
  other: 'blue-bright',
  attention: 'yellow',
  quiet: 'on-night-soft',
};

/** Share of its size at which a miniature is usually shown: its lines are drawn as much wider. */
const usualScale = 0.4;

/** How much wider than high a miniature should be. */
const bestRatio = 1.85;

const lineWidth = 1.5 / usualScale;

const outline = (color: string) => ({ fill: 'none', stroke: color, strokeWidth: lineWidth });
const tint = (color: string) => ({ fill: color, opacity: 0.14 });

/** How a node is painted, by the first of its classes; grids and rules are too fine for a small picture. */
const paints: Record<string, (color: string) => SvgNode['props']> = {
  band: (color) => ({ fill: color }),
  stroke: (color) => ({
    ...outline(color),
    strokeWidth: 2 * lineWidth,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
  ring: outline,
  tint,
  arrow: outline,
  'frame-edge': outline,
  'frame-dashed': outline,
  'frame-tint': tint,
  'rule-axis': outline,
};

/** A node as it is in the miniature; none where it is text, or is too fine. */
function small(node: SvgNode): SvgNode[] {
  const { className = '', ...props } = node.props;
  const classes = String(className).split(' ');
  const paint = paints[classes[0] ?? ''];
  if (!paint || node.tag === 'text') return [];
  const tone = classes.find((name) => name.startsWith('tone-'))?.slice('tone-'.length);
  const color = themeColor(tone ? tokens[tone as Tone] : 'on-night-soft');
  const dashes: SvgNode['props'] = classes.includes('dashed') ? { strokeDasharray: '4 14' } : {};
  return [{ tag: node.tag, props: { ...props, ...paint(color), ...dashes } }];
}

/** Where the points of a path lie: its ends, and the points that bend it. Arcs count by their ends. */
function pathPoints(d: string): [number, number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...rest.matchAll(/-?\d*\.?\d+/g)].map(([number]) => Number(number));
    const isRelative = command === command.toLowerCase();
    const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
    const kind = command.toUpperCase();
    const pairs =
      kind === 'H'
        ? numbers.map((to) => [to + fromX, y] as const)
        : kind === 'V'
          ? numbers.map((to) => [x, to + fromY] as const)
          : Array.from({ length: Math.floor(numbers.length / (kind === 'A' ? 7 : 2)) }, (_, at) => {
              const start = kind === 'A' ? at * 7 + 5 : at * 2;
              return [(numbers[start] ?? 0) + fromX, (numbers[start + 1] ?? 0) + fromY] as const;
            });
    for (const [toX, toY] of pairs) {
      points.push([toX, toY]);
      [x, y] = [toX, toY];
    }
  }
  return points;
}

/** The corners of a node. */
function corners({ tag, props }: SvgNode): [number, number][] {
  const of = (name: string) => Number(props[name] ?? 0);
  if (tag === 'rect')
    return [
      [of('x'), of('y')],
      [of('x') + of('width'), of('y') + of('height')],
    ];
  if (tag === 'circle')
    return [
      [of('cx') - of('r'), of('cy') - of('r')],
      [of('cx') + of('r'), of('cy') + of('r')],
    ];
  return pathPoints(String(props.d ?? ''));
}

/** Room for the width of lines at the edges. */
const margin = lineWidth;

/** The part of a drawing that nodes take. */
function boxOf(nodes: readonly SvgNode[]) {
  const points = nodes.flatMap(corners);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const [right, bottom] = [Math.max(...xs) + margin, Math.max(...ys) + margin];
  return { left, top, width: right - left, height: bottom - top };
}

/** How far a box is from the shape of a small picture. */
const offOf = ({ width, height }: ReturnType<typeof boxOf>) =>
  Math.abs(Math.log(width / height / bestRatio));

/**
 * A drawing as a small picture on night, without its words: the form of the data, to be recognised. As the text of an
 * SVG file.
 * @param drawings Its forms; the one is taken whose shape is nearest to a small picture's.
 */
export function miniature(drawings: readonly Drawing[]): string {
  const [best] = drawings
    .map(({ nodes, samples }) => nodes.filter((node) => !samples.has(node)).flatMap(small))
    .filter((nodes) => nodes.length > 0)
    .map((nodes) => ({ nodes, box: boxOf(nodes) }))
    .sort((a, b) => offOf(a.box) - offOf(b.box));
  if (!best) throw new Error('miniature: expected a drawing with bands, found none');
  const { left, top, width, height } = best.box;
  return svgText(best.nodes, [left, top, width, height].map(Math.round).join(' '));
}
