import { themeColor } from '@/lib/art/theme-colors';
import { type Drawing, type SvgNode, svgText, type Tone } from './drawing';

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

/** How a node is painted, by the first of its classes; grids and rules are too fine for a small picture. */
const paints: Record<string, (color: string) => SvgNode['props']> = {
  band: (color) => ({ fill: color }),
  stroke: (color) => ({
    fill: 'none',
    stroke: color,
    strokeWidth: 2 * lineWidth,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
  ring: (color) => ({ fill: 'none', stroke: color, strokeWidth: lineWidth }),
  tint: (color) => ({ fill: color, opacity: 0.14 }),
  arrow: (color) => ({ fill: 'none', stroke: color, strokeWidth: lineWidth }),
  'frame-edge': (color) => ({ fill: 'none', stroke: color, strokeWidth: lineWidth }),
  'frame-dashed': (color) => ({ fill: 'none', stroke: color, strokeWidth: lineWidth }),
  'frame-tint': (color) => ({ fill: color, opacity: 0.14 }),
  'rule-axis': (color) => ({ fill: 'none', stroke: color, strokeWidth: lineWidth }),
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

type Box = { left: number; top: number; right: number; bottom: number };

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

function boxOf(nodes: readonly SvgNode[]): Box {
  const points = nodes.flatMap(corners);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}

/**
 * A drawing as a small picture on night, without its words: the form of the data, to be recognised. As the text of an
 * SVG file.
 * @param drawings Its forms; the one is taken whose shape is nearest to a small picture's.
 */
export function miniature(drawings: readonly Drawing[]): string {
  const forms = drawings
    .map(({ nodes, samples }) => nodes.filter((node) => !samples.has(node)).flatMap(small))
    .filter((nodes) => nodes.length > 0)
    .map((nodes) => {
      const { left, top, right, bottom } = boxOf(nodes);
      const [width, height] = [right - left, bottom - top];
      return {
        nodes,
        left,
        top,
        width,
        height,
        off: Math.abs(Math.log(width / height / bestRatio)),
      };
    })
    .sort((a, b) => a.off - b.off);
  const [best] = forms;
  if (!best) throw new Error('miniature: expected a drawing with bands, found none');
  const { nodes, left, top, width, height } = best;
  return svgText(nodes, [left, top, width, height].map(Math.round).join(' '));
}
