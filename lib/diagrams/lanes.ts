import { boxHeight, drawArrow, drawBox } from './boxes';
import { type Drawing, formWidths, lineHeight, linesOf, Pen, type Tone, textSize } from './drawing';
import { textWidth } from './text-width';

export type LaneStep = {
  id: string;
  lane: string;
  label: string;
  note?: string;
  tone: Tone;
  to?: readonly string[];
};

export type LanesData = { lanes: readonly string[]; steps: readonly LaneStep[] };

type Placed = {
  step: LaneStep;
  index: number;
  rank: number;
  x: number;
  y: number;
  width: number;
  height: number;
};

/** Where a step leads: to those it names, else to the next one. */
const nextOf = ({ steps }: LanesData, index: number): readonly string[] =>
  steps[index]?.to ?? (steps[index + 1] ? [steps[index + 1]?.id ?? ''] : []);

/**
 * How many steps come before each on the longest way to it; undefined where a way leads back to where it came from.
 * @param data Steps lead to steps that exist.
 */
export function ranksOf(data: LanesData): readonly number[] | undefined {
  const place = new Map(data.steps.map(({ id }, index) => [id, index]));
  const ranks = data.steps.map(() => 0);
  for (let round = 0; round <= data.steps.length; round += 1) {
    let isSettled = true;
    data.steps.forEach((_, from) => {
      for (const id of nextOf(data, from)) {
        const to = place.get(id);
        if (to === undefined || (ranks[to] ?? 0) > (ranks[from] ?? 0)) continue;
        ranks[to] = (ranks[from] ?? 0) + 1;
        isSettled = false;
      }
    });
    if (isSettled) return ranks;
  }
  return undefined;
}

const laneNameWidth = 112;
const columnGap = 30;
/** Narrower boxes would have a word in each line: the steps go from above then. */
const leastBox = 104;
/** How far from the right edge of a box the arrow from above comes in. */
const arrowInset = 24;

function drawAcross(pen: Pen, data: LanesData, ranks: readonly number[], width: number): number {
  const columns = Math.max(...ranks) + 1;
  const boxWidth = (width - laneNameWidth - 8 - (columns - 1) * columnGap) / columns;
  const placed: Placed[] = [];
  let y = 0;
  const bottoms: number[] = [];
  for (const [laneIndex, lane] of data.lanes.entries()) {
    const filled = new Map<number, number>();
    const own = data.steps.flatMap((step, index) => {
      if (step.lane !== lane) return [];
      const rank = ranks[index] ?? 0;
      const height = boxHeight(step, boxWidth);
      const top = filled.get(rank) ?? 0;
      filled.set(rank, top + height + 10);
      const x = laneNameWidth + rank * (boxWidth + columnGap);
      return [{ step, index, rank, x, y: top, width: boxWidth, height }];
    });
    const names = linesOf(lane, laneNameWidth - 16, { weight: 'bold' });
    const laneHeight = Math.max(...filled.values(), names.length * lineHeight + 10) - 10 + 28;
    pen.frame(0, y, width, laneHeight, 'tint');
    const first = y + laneHeight / 2 - ((names.length - 1) * lineHeight) / 2 + 5;
    pen.lines(12, first, names, { weight: 'bold', path: ['lanes', laneIndex] });
    // Alone in its column of the lane, a step stands in the lane's middle.
    for (const one of own) {
      const used = (filled.get(one.rank) ?? 0) - 10;
      placed.push({ ...one, y: y + (laneHeight - used) / 2 + one.y });
    }
    y += laneHeight;
    bottoms.push(y);
    y += 6;
  }
  for (const from of placed)
    for (const id of nextOf(data, from.index)) {
      const to = placed.find(({ step }) => step.id === id);
      if (!to) continue;
      const start = [from.x + from.width, from.y + from.height / 2] as const;
      const end = [to.x - 3, to.y + to.height / 2] as const;
      const near = to.x - columnGap / 2;
      if (to.rank === from.rank + 1) {
        const isStraight = Math.abs(start[1] - end[1]) < 1;
        drawArrow(pen, isStraight ? [start, end] : [start, [near, start[1]], [near, end[1]], end]);
        continue;
      }
      // Past the columns between them along the edge of the lane.
      const edge = (bottoms[data.lanes.indexOf(from.step.lane)] ?? 0) - 7;
      const out = start[0] + columnGap / 2;
      drawArrow(pen, [start, [out, start[1]], [out, edge], [near, edge], [near, end[1]], end]);
    }
  for (const { step, index, ...box } of placed)
    drawBox(pen, box, step, step.tone, ['steps', index]);
  return y - 6;
}

function drawDown(pen: Pen, data: LanesData, ranks: readonly number[], width: number): number {
  const place = new Map(data.steps.map(({ id }, index) => [id, index]));
  const isSkipping = data.steps.some((_, index) =>
    nextOf(data, index).some((id) => (ranks[place.get(id) ?? 0] ?? 0) > (ranks[index] ?? 0) + 1),
  );
  // Beside the boxes the names take no height; they stand above them where boxes share a row, and where a word has no room.
  const nameWords = data.lanes.flatMap((lane) => lane.split(/\s+/u));
  const isBeside =
    width >= formWidths[1] &&
    new Set(ranks).size === ranks.length &&
    nameWords.every((word) => textWidth(word, textSize) <= laneNameWidth - 16);
  const left = isBeside ? laneNameWidth : 0;
  const room = width - left - (isSkipping ? 26 : 0);
  const placed: Placed[] = [];
  let y = 0;
  for (let rank = 0; rank <= Math.max(...ranks); rank += 1) {
    const row = data.steps.flatMap((step, index) =>
      ranks[index] === rank ? [{ step, index }] : [],
    );
    const boxWidth = (room - (row.length - 1) * 12) / row.length;
    const names = row.map(({ step }) => {
      if (isBeside) return linesOf(step.lane, laneNameWidth - 16);
      // Clear of the arrow that comes in at the right, unless a word would break for it.
      const words = step.lane.split(/\s+/u).map((word) => textWidth(word, textSize));
      const clear = boxWidth - arrowInset - 8;
      return linesOf(step.lane, rank > 0 && Math.max(...words) <= clear ? clear : boxWidth);
    });
    const linesHeight = Math.max(...names.map((lines) => lines.length)) * lineHeight;
    const nameHeight = isBeside ? 0 : linesHeight;
    const boxes = row.map(({ step }) => boxHeight(step, boxWidth));
    const height = Math.max(...boxes, linesHeight - nameHeight);
    row.forEach(({ step, index }, column) => {
      const x = left + column * (boxWidth + 12);
      const first = isBeside ? (height - linesHeight) / 2 + 2 : 0;
      const look = { isSoft: true, path: ['steps', index, 'lane'] };
      pen.lines(isBeside ? 0 : x, y + first + 14, names[column] ?? [], look);
      placed.push({ step, index, rank, x, y: y + nameHeight + 2, width: boxWidth, height });
    });
    y += nameHeight + height + 34;
  }
  for (const from of placed)
    for (const id of nextOf(data, from.index)) {
      const to = placed.find(({ step }) => step.id === id);
      if (!to) continue;
      if (to.rank > from.rank + 1) {
        const gutter = width - 8;
        const start = [from.x + from.width, from.y + from.height / 2] as const;
        const end = [to.x + to.width + 3, to.y + to.height / 2] as const;
        drawArrow(pen, [start, [gutter, start[1]], [gutter, end[1]], end]);
        continue;
      }
      // The name of the lane above the box begins at its left: the arrow comes in at the right of it, straight from above
      // where that is below the box before.
      const into = to.x + to.width - arrowInset;
      const isStraight = into > from.x + 12 && into < from.x + from.width - 12;
      const start = [isStraight ? into : from.x + from.width / 2, from.y + from.height] as const;
      const end = [into, to.y - 3] as const;
      const turn = start[1] + 14;
      drawArrow(pen, isStraight ? [start, end] : [start, [start[0], turn], [into, turn], end]);
    }
  for (const { step, index, ...box } of placed)
    drawBox(pen, box, step, step.tone, ['steps', index]);
  return y - 32;
}

/** Steps in the lanes of those who take them, with arrows; from left to right where there is room, else from above. */
export function drawLanes(data: LanesData, width: number): Drawing {
  const pen = new Pen();
  const ranks = ranksOf(data) ?? data.steps.map((_, index) => index);
  const columns = Math.max(...ranks) + 1;
  const isAcross = (width - laneNameWidth - (columns - 1) * columnGap) / columns >= leastBox;
  const height = isAcross ? drawAcross(pen, data, ranks, width) : drawDown(pen, data, ranks, width);
  return pen.finished(width, height);
}
