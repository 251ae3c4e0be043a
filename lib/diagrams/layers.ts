import { boxHeight, drawBox } from './boxes';
import { type Drawing, lineHeight, linesOf, Pen, type Tone } from './drawing';
import { textWidth } from './text-width';

type Layer = { label: string; note?: string; by: string; tone: Tone };

/** Layers from above; neighbours of the same party are held together. */
export type LayersData = { layers: readonly Layer[] };

const gap = 4;
const groupGap = 12;
/** From this width on the parties stand beside their layers, below it above them. */
const besideFrom = 480;

/** Neighbours of one party, with their places in the list. */
const groupsOf = (layers: readonly Layer[]) => {
  const groups: { by: string; layers: { layer: Layer; index: number }[] }[] = [];
  for (const [index, layer] of layers.entries()) {
    const last = groups.at(-1);
    if (last?.by === layer.by) last.layers.push({ layer, index });
    else groups.push({ by: layer.by, layers: [{ layer, index }] });
  }
  return groups;
};

/** Layers that lie on one another, and who answers for them. */
export function drawLayers({ layers }: LayersData, width: number): Drawing {
  const pen = new Pen();
  const isBeside = width >= besideFrom;
  const widestOf = (texts: readonly string[]) =>
    Math.max(...texts.map((text) => textWidth(text, 14, 'bold')));
  const parties = layers.map(({ by }) => by);
  // Words are broken only where one alone would take more than a third.
  const longestWord = Math.min(widestOf(parties.join(' ').split(' ')) + 32, width / 3);
  const side = isBeside ? Math.min(widestOf(parties) + 32, Math.max(longestWord, width * 0.27)) : 0;
  const band = width - side;
  let y = 0;
  for (const { by, layers: own } of groupsOf(layers)) {
    const path = ['layers', own[0]?.index ?? 0, 'by'];
    const top = y;
    if (!isBeside)
      y += pen.paragraph(0, y + 14, by, width, { weight: 'bold', path }) * lineHeight + 4;
    for (const { layer, index } of own) {
      const height = Math.max(40, boxHeight(layer, band));
      drawBox(pen, { x: 0, y, width: band, height }, layer, layer.tone, ['layers', index]);
      y += height + gap;
    }
    y += groupGap - gap;
    if (!isBeside) continue;
    const bottom = y - groupGap;
    const bracket = `M${Math.round(band + 8)} ${top + 1}h8V${Math.round(bottom - 1)}h-8`;
    pen.nodes.push({ tag: 'path', props: { d: bracket, className: 'arrow' } });
    const words = linesOf(by, side - 30, { weight: 'bold' });
    const first = (top + bottom) / 2 - ((words.length - 1) * lineHeight) / 2 + 5;
    pen.lines(band + 28, first, words, { weight: 'bold', path });
  }
  return pen.finished(width, y - groupGap + 1);
}
