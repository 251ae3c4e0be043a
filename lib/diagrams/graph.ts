import type { ElkNode } from 'elkjs/lib/elk.bundled.js';
import { drawArrow } from './boxes';
import { type Drawing, formWidths, lineHeight, linesOf, Pen } from './drawing';
import type { Graph, GraphNode, Mermaid, Sequence } from './mermaid';
import { textWidth } from './text-width';

const padding = { x: 14, y: 10 };
/** Longer names go on in a second line. */
const widestName = 150;

const namesOf = ({ text }: GraphNode) => linesOf(text, widestName, { weight: 'bold' });

function boxOf(node: GraphNode): ElkNode {
  const lines = namesOf(node);
  const width = Math.max(...lines.map((line) => textWidth(line, 14, 'bold'))) + 2 * padding.x;
  return {
    id: node.id,
    width: Math.ceil(width),
    height: lines.length * lineHeight + 2 * padding.y,
  };
}

/** Loaded for the first graph only: pages without one need not wait for a megabyte and a half. */
async function elk() {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  return new Elk();
}

/** Where boxes and arrows of a graph stand when it goes in a direction. */
const layoutOf = async ({ nodes, edges }: Graph, direction: 'RIGHT' | 'DOWN'): Promise<ElkNode> =>
  (await elk()).layout({
    id: 'graph',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': direction,
      'elk.edgeRouting': 'ORTHOGONAL',
      // The first node is the first that is read, also where arrows lead back to it.
      'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
      'elk.spacing.nodeNode': '24',
      'elk.layered.spacing.nodeNodeBetweenLayers': '40',
      'elk.spacing.edgeLabel': '6',
      'elk.padding': '[top=2,left=2,bottom=2,right=2]',
    },
    children: nodes.map(boxOf),
    edges: edges.map(({ from, to, label }, index) => ({
      id: `${index}`,
      sources: [from],
      targets: [to],
      labels: label
        ? [{ id: `${index}l`, text: label, width: textWidth(label, 14) + 4, height: lineHeight }]
        : [],
    })),
  });

function drawLayout(graph: Graph, layout: ElkNode, width: number): Drawing {
  const pen = new Pen();
  for (const { sections = [], labels = [] } of layout.edges ?? []) {
    for (const { startPoint, endPoint, bendPoints = [] } of sections)
      drawArrow(
        pen,
        [startPoint, ...bendPoints, endPoint].map(({ x, y }) => [x, y] as const),
      );
    for (const { x = 0, y = 0, text = '' } of labels)
      pen.text(x + 2, y + 14, text, { isSoft: true });
  }
  for (const { id, x = 0, y = 0, width: own = 0, height = 0 } of layout.children ?? []) {
    const node = graph.nodes.find((one) => one.id === id);
    if (!node) continue;
    if (node.isChoice) pen.frame(x, y, own, height, 'edge');
    else pen.band(x, y, own, height, node.tone);
    for (const [row, text] of namesOf(node).entries())
      pen.text(x + own / 2, y + padding.y + 14 + row * lineHeight, text, {
        anchor: 'middle',
        weight: 'bold',
        ...(node.isChoice ? {} : { on: node.tone }),
      });
  }
  return pen.finished(width, (layout.height ?? 0) + 2);
}

type Step = { from: string; to: string; words?: string };

/** Steps in words below one another, where a drawing of them has no room. */
function drawSteps(steps: readonly Step[], width: number): Drawing {
  const pen = new Pen();
  let y = 0;
  for (const { from, to, words } of steps) {
    const top = y;
    y +=
      pen.paragraph(16, y + 14, `${from} → ${to}`, width - 16, {
        isSoft: words !== undefined,
        weight: words ? 'regular' : 'bold',
      }) * lineHeight;
    if (words) y += pen.paragraph(16, y + 14, words, width - 16, { weight: 'bold' }) * lineHeight;
    pen.band(0, top + 2, 5, y - top, 'client', 2.5);
    y += 12;
  }
  return pen.finished(width, y - 8);
}

function drawMessages({ actors, messages }: Sequence, width: number): Drawing {
  const nameOf = (id: string) => actors.find((one) => one.id === id)?.text ?? id;
  const column = width / actors.length;
  const widest = Math.max(
    ...messages.map(({ text }) =>
      Math.max(...linesOf(text, column - 12).map((line) => textWidth(line, 14))),
    ),
  );
  const isNarrow = column < 118 || widest > column;
  if (isNarrow)
    return drawSteps(
      messages.map(({ from, to, text }) => ({ from: nameOf(from), to: nameOf(to), words: text })),
      width,
    );
  const pen = new Pen();
  const heads = actors.map(({ text }) => linesOf(text, column - 32, { weight: 'bold' }));
  const head = Math.max(...heads.map((lines) => lines.length)) * lineHeight + 18;
  const middle = (id: string) => (actors.findIndex((one) => one.id === id) + 0.5) * column;
  let y = head + 14;
  const rows = messages.map((message) => {
    const from = middle(message.from);
    const to = middle(message.to);
    const room = Math.max(Math.abs(to - from), column) - 12;
    const lines = linesOf(message.text, room);
    const row = { from, to, lines, top: y };
    y += lines.length * lineHeight + 26;
    return row;
  });
  for (const { id } of actors) pen.rule(middle(id), head, middle(id), y - 6);
  for (const [index, lines] of heads.entries()) {
    pen.band(index * column + 6, 0, column - 12, head, 'client');
    for (const [row, text] of lines.entries())
      pen.text(
        (index + 0.5) * column,
        (head - lines.length * lineHeight) / 2 + 14 + row * lineHeight,
        text,
        { anchor: 'middle', weight: 'bold', on: 'client' },
      );
  }
  for (const { from, to, lines, top } of rows) {
    const isSelf = from === to;
    const at = isSelf ? Math.min(from, width - column / 2) : (from + to) / 2;
    for (const [row, text] of lines.entries())
      pen.text(at, top + 14 + row * lineHeight, text, { anchor: 'middle', isOverLines: true });
    const line = top + lines.length * lineHeight + 6;
    if (isSelf)
      drawArrow(pen, [
        [from, line],
        [from + 20, line],
        [from + 20, line + 9],
        [from + 2, line + 9],
      ]);
    else
      drawArrow(pen, [
        [from, line],
        [to + (to > from ? -3 : 3), line],
      ]);
  }
  return pen.finished(width, y);
}

async function drawGraph(graph: Graph): Promise<Drawing[]> {
  const down = await layoutOf(graph, 'DOWN');
  const across = graph.isAcross ? await layoutOf(graph, 'RIGHT') : down;
  const nameOf = (id: string) => graph.nodes.find((one) => one.id === id)?.text ?? id;
  const steps = graph.edges.map(({ from, to, label }) => ({
    from: nameOf(from),
    to: nameOf(to),
    words: label,
  }));
  return formWidths.map((width) => {
    const fitting = [across, down].find((layout) => (layout.width ?? 0) <= width);
    return fitting ? drawLayout(graph, fitting, width) : drawSteps(steps, width);
  });
}

/**
 * Draws what a fence says, in each of the forms: as it is meant where it has room, from above where that fits better, and
 * as steps in words where neither does.
 */
export async function drawMermaid({ diagram }: Mermaid): Promise<readonly Drawing[]> {
  if (diagram.kind === 'graph') return drawGraph(diagram);
  return formWidths.map((width) => drawMessages(diagram, width));
}

/** The steps of a diagram in rows of a table: from, to, and what is said. */
export function mermaidRows({ diagram }: Mermaid): readonly (readonly [string, string, string])[] {
  const named = diagram.kind === 'graph' ? diagram.nodes : diagram.actors;
  const nameOf = (id: string) => named.find((one) => one.id === id)?.text ?? id;
  const steps = diagram.kind === 'graph' ? diagram.edges : diagram.messages;
  return steps.map((step) => {
    const words = 'text' in step ? step.text : (step.label ?? '');
    return [nameOf(step.from), nameOf(step.to), words] as const;
  });
}
