import type { Page } from '@playwright/test';
import { type Change, looksKey } from '@/scripts/review/compare/change';

/** A rectangle of a page, in pixels. */
export type Box = { x: number; y: number; width: number; height: number };

/** What a browser has put on the screen for an element. */
export type LayoutElement = Box & {
  tag: string;
  /** The landmark it is in, as `main` or `footer`. */
  region: string;
  /** Its own text, and that of all that is in it. */
  text: string;
  content: string;
  /** Addresses of its pictures. */
  pictures: string[];
  isSeen: boolean;
  /** Place of the element that it is in; -1 for the first. */
  parent: number;
};

/** A page in a window of a width. */
export type Layout = { elements: LayoutElement[]; width: number };

/** Measures the elements of the page that is open which show a text, a picture or a drawing. */
export const measure = (page: Page): Promise<Layout> =>
  page.evaluate(() => {
    const elements: LayoutElement[] = [];
    const lineOf = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
    const visit = (element: Element, parent: number, around: string) => {
      if (/^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE)$/.test(element.tagName)) return;
      const tag = element.tagName.toLowerCase();
      const isLandmark = /^(main|header|footer|nav|aside|dialog)$/.test(tag) && around !== 'main';
      const region = isLandmark ? tag : around;
      const content = lineOf(element.textContent);
      const images = tag === 'img' ? [element] : [...element.querySelectorAll('img')];
      let index = parent;
      if (content !== '' || images.length > 0 || tag === 'svg') {
        const { x, y, width, height } = element.getBoundingClientRect();
        const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
        index = elements.length;
        elements.push({
          tag,
          region,
          text: lineOf(own.map((node) => node.nodeValue).join(' ')),
          content,
          pictures: images.map((image) => (image as HTMLImageElement).currentSrc),
          x: x + scrollX,
          y: y + scrollY,
          width,
          height,
          isSeen:
            width > 1 &&
            height > 1 &&
            element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          parent,
        });
      }
      if (tag !== 'svg') for (const child of element.children) visit(child, index, region);
    };
    visit(document.body, -1, 'page');
    return { elements, width: document.documentElement.scrollWidth };
  });

/** A page at one width: its elements, its picture as RGB bytes, and what pictures hold by their addresses. */
export type Look = Layout & {
  pixels: { data: Buffer; width: number; height: number };
  hashOf: (address: string) => string | undefined;
};

/** An element that does not look as it did, on the sides where it is. */
export type Difference = { text: string; pictures: string[]; before?: Box; after?: Box };

/** Boxes are rounded in their own ways on both sides, in pixels. */
const leastShift = 2;

const isOther = (a: number, b: number) => Math.abs(a - b) >= leastShift;

/** Whether a part of both pictures has the same pixels, as far as both boxes go. */
function isPainted(before: Look['pixels'], from: Box, after: Look['pixels'], to: Box): boolean {
  const rowOf = ({ data, width, height }: Look['pixels'], box: Box, line: number) => {
    const y = Math.round(box.y) + line;
    const [x, end] = [
      Math.max(0, Math.round(box.x)),
      Math.min(width, Math.round(box.x + box.width)),
    ];
    return y < 0 || y >= height || end <= x
      ? Buffer.alloc(0)
      : data.subarray((y * width + x) * 3, (y * width + end) * 3);
  };
  const lines = Math.floor(Math.min(from.height, to.height));
  return Array.from({ length: lines }, (_, line) => line).every((line) =>
    rowOf(before, from, line).equals(rowOf(after, to, line)),
  );
}

/** Pairs elements that hold the same text and the same pictures, in the order of the page. */
function pairsOf(before: Look, after: Look) {
  const keyOf = ({ hashOf }: Look, { tag, content, pictures }: LayoutElement) =>
    [tag, content, ...pictures.map(hashOf)].join('\n');
  const left = new Map<string, LayoutElement[]>();
  for (const element of before.elements) {
    const key = keyOf(before, element);
    left.set(key, [...(left.get(key) ?? []), element]);
  }
  const pairs = after.elements.map((now) => ({ now, old: left.get(keyOf(after, now))?.shift() }));
  return { pairs, gone: [...left.values()].flat() };
}

/** Likely mistakes of an element that is on both sides. */
function problemOf(old: LayoutElement, now: LayoutElement, width: number): Change | undefined {
  const say = (key: string, title: string, note: string): Change => ({
    kind: 'style',
    key: `layout ${key}`,
    title: `${title}: “${now.text.slice(0, 60)}”`,
    notes: [note],
    isProblem: true,
  });
  if (now.text.length < 3 || !old.isSeen) return undefined;
  if (!now.isSeen)
    return say(
      'hidden',
      `Not seen any more at ${width} px`,
      'The text is in the page, and is hidden',
    );
  const [end, was] = [now, old].map((box) => box.x + box.width) as [number, number];
  if (end <= width + leastShift || was > width + leastShift) return undefined;
  return say('wide', `Wider than a window of ${width} px`, `It ends at ${Math.round(end)} px`);
}

/**
 * Compares both sides of a page in a window of the same width.
 * @returns What does not look as it did, what of it is likely a mistake, and that the page looks different where texts and
 * pictures that are the same on both sides do.
 */
export function compareLooks(before: Look, after: Look, width: number) {
  const differences: Difference[] = [];
  const problems: Change[] = [];
  const { pairs, gone } = pairsOf(before, after);
  const shown = ({ text, pictures, isSeen, tag }: LayoutElement) =>
    isSeen && (text !== '' || (tag === 'img' && pictures.length > 0));
  const regions = new Set<string>();
  // Elements with one in them that looks different: that one says better what does.
  const around = new Set<number>();
  for (const [index, { old, now }] of [...pairs.entries()].reverse()) {
    const { text, pictures } = now;
    if (!old) {
      if (shown(now)) differences.push({ text, pictures, after: now });
      continue;
    }
    const problem = problemOf(old, now, width);
    if (problem) problems.push(problem);
    if (!old.isSeen && !now.isSeen) continue;
    const isSame =
      old.isSeen === now.isSeen &&
      !isOther(old.x, now.x) &&
      !isOther(old.width, now.width) &&
      !isOther(old.height, now.height) &&
      isPainted(before.pixels, old, after.pixels, now);
    if (isSame) continue;
    if (!around.has(index)) {
      differences.push({ text, pictures, before: old, after: now });
      regions.add(now.region);
    }
    around.add(now.parent);
  }
  for (const old of gone.filter(shown))
    differences.push({ text: old.text, pictures: old.pictures, before: old });
  if (
    problems.length === 0 &&
    after.width > width + leastShift &&
    before.width <= width + leastShift
  )
    problems.push({
      kind: 'style',
      key: 'layout wide',
      title: `Wider than a window of ${width} px`,
      notes: [`The page is ${after.width} px wide and can be scrolled sideways`],
      isProblem: true,
    });
  return { differences, problems: problems.slice(0, 3), regions: [...regions] };
}

/** That a page looks different, told by the part in which it does: rather its own than one that all pages share. */
export const looksChange = (regions: readonly string[], widths: readonly number[]): Change => ({
  kind: 'style',
  key: looksKey,
  title: 'Looks different',
  place: regions.includes('main') ? 'main' : regions[0],
  notes: [`At ${widths.join(' and ')} px, in ${regions.toSorted().join(', ')}`],
});
