import { diffArrays } from 'diff';
import { type Change, shortHash } from '@/scripts/review/changes';
import type { Box } from './box';
import { comparedStyles, type LayoutBox, type LayoutSnapshot } from './layout-snapshot';

/** What two snapshots of a page differ in. */
export type LayoutDifference = {
  changes: Change[];
  /** Where, on both sides. */
  before: Box[];
  after: Box[];
};

/** Boxes are rounded in their own ways on both sides: less than this is no difference, in pixels. */
const leastShift = 1;

/** Names of properties with a value for each side are said once. */
const sided: readonly (readonly [RegExp, string])[] = [
  [/^(padding|margin)-(top|right|bottom|left)$/, '$1'],
  [/^border-(top|right|bottom|left)-(width|color)$/, 'border-$2'],
];

const labelOf = (name: string) =>
  sided.reduce((text, [pattern, by]) => text.replace(pattern, by), name);

/** Properties of two boxes that differ, as `padding: 24px → 32px`. */
function styleDifferences(a: LayoutBox, b: LayoutBox): string[] {
  const lines = comparedStyles.flatMap((name, index) => {
    const [from, to] = [a.styles[index] ?? '', b.styles[index] ?? ''];
    // The size of a box is part of its transform where that is given in percent.
    return from === to || (name === 'transform' && from !== 'none' && to !== 'none')
      ? []
      : [`${labelOf(name)}: ${from} → ${to}`];
  });
  return [...new Set(lines)];
}

type Pair = readonly [before: number, after: number];

/**
 * Finds the boxes that are the same element on both sides: by name, classes and text, and where a stretch of them differs,
 * by their order, as long as it has the same elements.
 */
function pairsOf(before: LayoutSnapshot, after: LayoutSnapshot) {
  const keyOf = ({ name, classes, text }: LayoutBox) => `${name} ${classes} ${text}`;
  const pairs: Pair[] = [];
  const removed: number[] = [];
  const added: number[] = [];
  let [gone, come]: [number[], number[]] = [[], []];
  const close = () => {
    const isSame =
      gone.length === come.length &&
      gone.every((a, index) => before.boxes[a]?.name === after.boxes[come[index] ?? -1]?.name);
    if (isSame) for (const [index, a] of gone.entries()) pairs.push([a, come[index] ?? -1]);
    else {
      removed.push(...gone);
      added.push(...come);
    }
    [gone, come] = [[], []];
  };
  let [a, b] = [0, 0];
  for (const run of diffArrays(before.boxes.map(keyOf), after.boxes.map(keyOf))) {
    if (!run.added && !run.removed) close();
    for (let step = 0; step < run.count; step += 1) {
      if (run.added) come.push(b++);
      else if (run.removed) gone.push(a++);
      else pairs.push([a++, b++]);
    }
  }
  close();
  return { pairs, removed, added };
}

const isSeen = ({ box }: LayoutBox) => box.width > 1 && box.height > 1;

/** A box whose size is not explained by what is around or in it. */
function sizeChanges(before: LayoutSnapshot, after: LayoutSnapshot, pairs: readonly Pair[]) {
  const changeOf = new Map<number, { width: number; height: number }>();
  for (const [a, b] of pairs) {
    const [old, now] = [before.boxes[a]?.box, after.boxes[b]?.box];
    if (old && now)
      changeOf.set(b, { width: now.width - old.width, height: now.height - old.height });
  }
  const inner = new Set<number>();
  for (const [b, { height, width }] of changeOf)
    if (Math.abs(height) >= leastShift || Math.abs(width) >= leastShift)
      inner.add(after.boxes[b]?.parent ?? -1);
  return pairs.filter(([, b]) => {
    const own = changeOf.get(b);
    const around = changeOf.get(after.boxes[b]?.parent ?? -1);
    if (!own) return false;
    const isWider = Math.abs(own.width) >= leastShift && Math.abs(around?.width ?? 0) < leastShift;
    const isHigher = Math.abs(own.height) >= leastShift && !inner.has(b);
    return isWider || isHigher;
  });
}

const rounded = ({ width, height }: Box) => `${Math.round(width)} × ${Math.round(height)} px`;

/**
 * Compares two snapshots of a page at one width.
 * @param changedPictures Addresses whose files differ.
 * @param texts All that the page says after, by which text that is only hidden is told from text that is gone.
 * @param width Of the window.
 */
export function compareLayout(
  before: LayoutSnapshot,
  after: LayoutSnapshot,
  {
    changedPictures,
    texts,
    width,
  }: { changedPictures: ReadonlySet<string>; texts: string; width: number },
): LayoutDifference {
  const { pairs, removed, added } = pairsOf(before, after);
  const difference: LayoutDifference = { changes: [], before: [], after: [] };
  const styles = new Map<number, string>();
  const counts = new Map<string, { change: Change; count: number }>();
  const mark = (a: LayoutBox | undefined, b: LayoutBox | undefined) => {
    if (a && isSeen(a)) difference.before.push(a.box);
    if (b && isSeen(b)) difference.after.push(b.box);
  };
  for (const [a, b] of pairs) {
    const [old, now] = [before.boxes[a], after.boxes[b]];
    if (!old || !now) continue;
    const isOther = old.text !== now.text || old.shape !== now.shape;
    if (isOther || [...changedPictures].some((name) => now.shape.includes(name))) mark(old, now);
    if (now.name === '#text') continue;
    const around = (styles.get(now.parent) ?? '').split('\n');
    const all = styleDifferences(old, now);
    styles.set(b, [...all, ...around].join('\n'));
    // What an element only has from the one around it is told of that one.
    const own = all.filter((line) => !around.includes(line));
    if (own.length === 0) continue;
    mark(old, now);
    const signature = `look ${now.name} ${shortHash(own.join('\n'))}`;
    const known = counts.get(signature);
    if (known) known.count += 1;
    else
      counts.set(signature, {
        count: 1,
        change: {
          kind: 'layout',
          signature,
          title: `Style of <${now.name}> changed`,
          notes: own,
        },
      });
  }
  difference.changes.push(...[...counts.values()].map(({ change }) => change));

  const shown = (snapshot: LayoutSnapshot) => snapshot.boxes.map(({ text }) => text).join('\n');
  const shownAfter = shown(after);
  for (const index of removed) {
    const box = before.boxes[index];
    if (box) mark(box, undefined);
    const isHidden =
      box?.name === '#text' &&
      box.text.length > 2 &&
      isSeen(box) &&
      texts.includes(box.text) &&
      !shownAfter.includes(box.text);
    if (isHidden)
      difference.changes.push({
        kind: 'layout',
        signature: `hidden ${width} ${box.text}`,
        title: `Not seen any more at ${width} px`,
        segments: [{ kind: 'deleted', text: box.text }],
        isProblem: true,
      });
  }
  for (const index of added) {
    const box = after.boxes[index];
    if (box) mark(undefined, box);
  }

  const isSameText = pairs.every(([a, b]) => before.boxes[a]?.text === after.boxes[b]?.text);
  const isUnexplained = difference.changes.length + removed.length + added.length === 0;
  if (isSameText && isUnexplained)
    for (const [a, b] of sizeChanges(before, after, pairs).slice(0, 20)) {
      const [old, now] = [before.boxes[a], after.boxes[b]];
      if (!old || !now) continue;
      mark(old, now);
      difference.changes.push({
        kind: 'layout',
        signature: `size ${now.name} ${shortHash(`${rounded(old.box)} ${rounded(now.box)}`)}`,
        title: `Size of <${now.name}> changed at ${width} px`,
        notes: [`${rounded(old.box)} → ${rounded(now.box)}`],
      });
    }

  const [from, to] = [before.width, after.width];
  if (to > width + leastShift && from <= width + leastShift) {
    const widest = after.boxes
      .filter((box) => isSeen(box) && box.name !== 'html' && box.name !== 'body')
      .toSorted((a, b) => b.box.x + b.box.width - a.box.x - a.box.width)[0];
    if (widest) difference.after.push(widest.box);
    difference.changes.push({
      kind: 'layout',
      signature: `overflow ${width} ${widest?.name}`,
      title: `Wider than a window of ${width} px`,
      notes: [
        `The page is ${Math.round(to)} px wide and can be scrolled sideways${widest ? `; <${widest.name}> ends at ${Math.round(widest.box.x + widest.box.width)} px${widest.text ? ` (“${widest.text.slice(0, 60)}”)` : ''}` : ''}`,
      ],
      isProblem: true,
    });
  }
  return difference;
}
