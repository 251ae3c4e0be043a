import type { Page } from '@playwright/test';
import { diffArrays } from 'diff';
import type { Change } from '@/scripts/review/compare/change';

/** A rectangle of a page, in pixels. */
export type Box = { x: number; y: number; width: number; height: number };

/** What a browser has put on the screen for an element. */
export type LayoutBox = Box & {
  tag: string;
  /** Its own text, in one line. */
  text: string;
  /** What it shows besides its text: address of a picture, form of a drawing. */
  shape: string;
  /** Place of the element that it is in; -1 for the first. */
  parent: number;
  isSeen: boolean;
  styles: string[];
};

/** What a browser has made of a page, in a window of a width. */
export type Layout = { boxes: LayoutBox[]; width: number; height: number };

/** Properties that are compared; what else can be seen follows from the boxes. */
const properties = [
  'color',
  'background-color',
  'background-image',
  'border-top-color',
  'border-top-width',
  'border-top-left-radius',
  'box-shadow',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'text-align',
  'text-decoration-line',
  'opacity',
  'object-fit',
];

/** Measures all elements of the page that is open. */
export const measure = (page: Page): Promise<Layout> =>
  page.evaluate((names) => {
    const boxes: LayoutBox[] = [];
    const visit = (element: Element, parent: number) => {
      const style = getComputedStyle(element);
      if (style.display === 'none' || /^(SCRIPT|STYLE)$/.test(element.tagName)) return;
      const { x, y, width, height } = element.getBoundingClientRect();
      const isDrawing = element.tagName === 'svg';
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const text = own.map((node) => node.nodeValue ?? '').join(' ');
      const source = element instanceof HTMLImageElement ? element.currentSrc : '';
      boxes.push({
        tag: element.tagName.toLowerCase(),
        text: text.replace(/\s+/g, ' ').trim(),
        shape: isDrawing
          ? element.innerHTML.replace(/(id="|#)[^"')]*/g, '')
          : source.slice(location.origin.length),
        parent,
        x: x + scrollX,
        y: y + scrollY,
        width,
        height,
        isSeen:
          width > 1 &&
          height > 1 &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        styles: names.map((name) =>
          style.getPropertyValue(name).replace(/url\("[^"]*"\)/g, 'url()'),
        ),
      });
      const index = boxes.length - 1;
      if (!isDrawing) for (const child of element.children) visit(child, index);
    };
    visit(document.body, -1);
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { boxes, width: scrollWidth, height: scrollHeight };
  }, properties);

/** Something of a page that does not look as it did, on the sides where it is. */
export type LayoutDifference = { text: string; shape: string; before?: Box; after?: Box };

export type LayoutComparison = {
  differences: LayoutDifference[];
  /** Likely mistakes. */
  problems: Change[];
  /** Properties that differ, as `color: red → blue`. */
  styles: string[];
};

/** Boxes are rounded in their own ways on both sides, in pixels. */
const leastShift = 2;

/** Pairs what is the same element on both sides: of the same name, text and shape, or in the same order where a stretch differs. */
function pairsOf(before: readonly LayoutBox[], after: readonly LayoutBox[]) {
  const pairs: [number | undefined, number | undefined][] = [];
  let gone: number[] = [];
  let come: number[] = [];
  const close = () => {
    const isSame =
      gone.length === come.length &&
      gone.every((a, index) => before[a]?.tag === after[come[index] ?? -1]?.tag);
    if (isSame)
      pairs.push(...gone.map((a, index): [number, number | undefined] => [a, come[index]]));
    else
      pairs.push(
        ...gone.map((a): [number, undefined] => [a, undefined]),
        ...come.map((b): [undefined, number] => [undefined, b]),
      );
    [gone, come] = [[], []];
  };
  const keyOf = ({ tag, text, shape }: LayoutBox) => `${tag} ${text} ${shape}`;
  let [a, b] = [0, 0];
  for (const { added, removed, count } of diffArrays(before.map(keyOf), after.map(keyOf))) {
    if (!added && !removed) close();
    for (let step = 0; step < count; step += 1) {
      if (added) come.push(b++);
      else if (removed) gone.push(a++);
      else pairs.push([a++, b++]);
    }
  }
  close();
  return pairs;
}

const isOther = (a: number, b: number) => Math.abs(a - b) >= leastShift;

/**
 * Compares both sides of a page in a window of the same width.
 * @param changedPictures Addresses whose files differ.
 */
export function compareLayouts(
  before: Layout,
  after: Layout,
  { width, changedPictures }: { width: number; changedPictures: ReadonlySet<string> },
): LayoutComparison {
  const pairs = pairsOf(before.boxes, after.boxes);
  const differences: LayoutDifference[] = [];
  const problems: Change[] = [];
  const styles = new Map<number, string[]>();
  const sized = new Set<number>();
  const say = (title: string, note: string) =>
    problems.push({ kind: 'style', key: `layout ${title}`, title, notes: [note], isProblem: true });
  const isLost = ({ text, isSeen }: LayoutBox) => isSeen && text.length > 2;
  // Innermost first, so that an element is told whose size no element within it explains.
  for (const [a, b] of pairs.toReversed()) {
    const [old, now] = [before.boxes[a ?? -1], after.boxes[b ?? -1]];
    const box = now ?? old;
    if (!box || !(old?.isSeen || now?.isSeen)) continue;
    const difference = {
      text: `${old?.text ?? ''}\n${now?.text ?? ''}`,
      shape: `${old?.shape ?? ''}\n${now?.shape ?? ''}`,
      before: old?.isSeen ? old : undefined,
      after: now?.isSeen ? now : undefined,
    };
    if (!old || !now || b === undefined) {
      if (box.text !== '' || box.shape !== '') differences.push(difference);
      continue;
    }
    const own = properties.flatMap((name, index) =>
      old.styles[index] === now.styles[index]
        ? []
        : [`${name}: ${old.styles[index]} → ${now.styles[index]}`],
    );
    styles.set(b, own);
    const isSized = isOther(old.width, now.width) || isOther(old.height, now.height);
    const isSizedItself = isSized && !sized.has(b);
    if (isSized) sized.add(now.parent);
    const isContent =
      old.text !== now.text || old.shape !== now.shape || changedPictures.has(now.shape);
    const isHidden = isLost(old) && !now.isSeen && old.text === now.text;
    if (isHidden)
      say(
        `Not seen any more at ${width} px: “${old.text.slice(0, 60)}”`,
        'The text is in the page, and is hidden',
      );
    const isCut =
      now.isSeen &&
      now.text.length > 1 &&
      now.x + now.width > width + leastShift &&
      old.x + old.width <= width + leastShift;
    if (isCut)
      say(
        `Wider than a window of ${width} px: “${now.text.slice(0, 60)}”`,
        `It ends at ${Math.round(now.x + now.width)} px`,
      );
    const isSqueezed =
      now.text.length > 20 && now.isSeen && now.width < old.width * 0.5 && now.height > old.height;
    if (isSqueezed)
      say(
        `Squeezed at ${width} px: “${now.text.slice(0, 60)}”`,
        `${Math.round(old.width)} px wide, now ${Math.round(now.width)} px`,
      );
    if (isContent || isSizedItself || isHidden || own.length > 0 || isOther(old.x, now.x))
      differences.push(difference);
  }
  if (after.width > width + leastShift && before.width <= width + leastShift)
    say(
      `Wider than a window of ${width} px`,
      `The page is ${after.width} px wide and can be scrolled sideways`,
    );
  // What an element only has from the one around it is told of that one.
  const told = [...styles].flatMap(([index, own]) => {
    const around = styles.get(after.boxes[index]?.parent ?? -1) ?? [];
    return own.filter((line) => !around.includes(line));
  });
  return { differences, problems, styles: [...new Set(told)] };
}
