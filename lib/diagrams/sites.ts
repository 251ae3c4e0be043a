import { boxHeight, drawBox } from './boxes';
import { type Drawing, lineHeight, linesOf, Pen, type Tone, textSize } from './drawing';
import { textWidth } from './text-width';

type Part = { label: string; note?: string; tone: Tone; isHalf: boolean };
type Site = { name: string; note?: string; parts: readonly Part[] };

export type SitesData = {
  sites: readonly Site[];
  /** Lines between the sites, at the height of a row of parts, counted from 1. */
  links: readonly { label: string; row: number; tone: Tone; isDashed: boolean }[];
};

type Placed = { part: Part; index: number };

/** Parts in rows: two halves that follow each other share one. */
export function rowsOf(parts: readonly Part[]): Placed[][] {
  const rows: Placed[][] = [];
  for (const [index, part] of parts.entries()) {
    const last = rows.at(-1);
    if (part.isHalf && last?.length === 1 && last[0]?.part.isHalf) last.push({ part, index });
    else rows.push([{ part, index }]);
  }
  return rows;
}

const padding = 14;
const gap = 8;
/** From this width on sites stand side by side; from the lesser one on where all words have room in the narrow boxes. */
const besideFrom = 600;
const closeFrom = 480;
/** Room between sites that stand close, for the words of the lines between them. */
const closeChannel = 100;

const partWidth = (row: readonly Placed[], width: number) =>
  (width - gap * (row.length - 1)) / row.length;
const rowHeight = (row: readonly Placed[], width: number) =>
  Math.max(0, ...row.map(({ part }) => boxHeight(part, partWidth(row, width))));

const headHeight = ({ note }: Site, width: number) =>
  note ? 26 + linesOf(note, width).length * lineHeight + 6 : 32;

/** Name of a site and what is said of it; returns the height they take. */
function drawHead(pen: Pen, one: Site, site: number, x: number, y: number, width: number): number {
  const { name, note } = one;
  pen.paragraph(x, y + 18, name, width, {
    weight: 'bold',
    size: 18,
    path: ['sites', site, 'name'],
  });
  const look = { isSoft: true, path: ['sites', site, 'note'] };
  if (note) pen.paragraph(x, y + 40, note, width, look);
  return headHeight(one, width);
}

function drawRow(
  pen: Pen,
  row: readonly Placed[],
  site: number,
  x: number,
  y: number,
  width: number,
  height: number,
) {
  const own = partWidth(row, width);
  for (const [column, { part, index }] of row.entries())
    drawBox(pen, { x: x + column * (own + gap), y, width: own, height }, part, part.tone, [
      'sites',
      site,
      'parts',
      index,
    ]);
}

/**
 * Rows of all sites with one part in each, for narrow boxes, and where the rows of before begin. Where a row of one site becomes
 * two, the other has room beside the second, so that what stood side by side still does.
 */
function inSingleRows(rows: readonly Placed[][][]) {
  const single: Placed[][][] = rows.map(() => []);
  const starts: number[] = [];
  const count = Math.max(...rows.map((own) => own.length));
  for (let row = 0; row < count; row += 1) {
    starts.push(single[0]?.length ?? 0);
    const most = Math.max(...rows.map((own) => own[row]?.length ?? 0));
    for (const [site, own] of rows.entries())
      for (let part = 0; part < most; part += 1) {
        const placed = own[row]?.[part];
        single[site]?.push(placed ? [placed] : []);
      }
  }
  return { rows: single, starts };
}

/** Whether sites can stand close: two of them, no word broken, and none of the lines longer than three lines of words. */
function canBeClose({ sites, links }: SitesData, width: number): boolean {
  const inner = (width - closeChannel) / 2 - 2 * padding;
  const breaksNone = (text: string, room: number, weight: 'bold' | 'regular' = 'regular') =>
    text.split(/\s+/u).every((word) => textWidth(word, textSize, weight) <= room);
  return (
    sites.length === 2 &&
    sites.every(
      ({ name, note, parts }) =>
        textWidth(name, 18, 'bold') <= inner &&
        breaksNone(note ?? '', inner) &&
        parts.every(
          (part) =>
            breaksNone(part.label, inner - 24, 'bold') && breaksNone(part.note ?? '', inner - 24),
        ),
    ) &&
    links.every(
      ({ label }) =>
        breaksNone(label, closeChannel - 12) && linesOf(label, closeChannel - 12).length <= 3,
    ) &&
    // Words of one line must not reach up to the line above it.
    links.every(({ row }, index) => links.every((other, at) => at === index || other.row !== row))
  );
}

function drawBeside(pen: Pen, { sites, links }: SitesData, width: number): number {
  const isClose = width < besideFrom;
  const channel = links.length === 0 ? 24 : isClose ? closeChannel : Math.max(110, width * 0.2);
  const frame = (width - channel) / 2;
  const inner = frame - 2 * padding;
  const shared = sites.map(({ parts }) => rowsOf(parts));
  const { rows, starts } = isClose
    ? inSingleRows(shared)
    : { rows: shared, starts: [...(shared[0] ?? []).keys()] };
  const head = Math.max(...sites.map((one) => headHeight(one, inner))) + padding - 4;
  let y = head;
  const middles: number[] = [];
  const count = Math.max(...rows.map((own) => own.length));
  for (let row = 0; row < count; row += 1) {
    const own = rows.map((one) => one[row] ?? []);
    const height = Math.max(...own.map((parts) => rowHeight(parts, inner)));
    for (const [site, parts] of own.entries())
      drawRow(pen, parts, site, site * (frame + channel) + padding, y, inner, height);
    middles.push(y + height / 2);
    y += height + gap;
  }
  const bottom = y - gap + padding;
  for (const [site, one] of sites.entries()) {
    const x = site * (frame + channel);
    pen.frame(x, 0, frame, bottom, 'dashed');
    drawHead(pen, one, site, x + padding, padding - 6, inner);
  }
  links.forEach(({ label, row, tone, isDashed }, index) => {
    const at = middles[starts[row - 1] ?? row - 1] ?? 0;
    pen.line(`M${Math.round(frame)} ${Math.round(at)}h${Math.round(channel)}`, tone, isDashed);
    const words = linesOf(label, channel - 12);
    const first = at - 9 - (words.length - 1) * lineHeight;
    const look = { anchor: 'middle', path: ['links', index, 'label'] } as const;
    pen.lines(frame + channel / 2, first, words, look);
  });
  return bottom;
}

/** The lines between sites that stand below each other are so far apart, in pixels, the first of them from the edge. */
const [firstLink, nextLink] = [10, 14];

function drawBelow(pen: Pen, { sites, links }: SitesData, width: number): number {
  const inner = width - 2 * padding;
  let y = 0;
  for (const [site, one] of sites.entries()) {
    const top = y;
    y += padding - 6 + drawHead(pen, one, site, padding, y + padding - 6, inner);
    for (const row of rowsOf(one.parts)) {
      const height = rowHeight(row, inner);
      drawRow(pen, row, site, padding, y, inner, height);
      y += height + gap;
    }
    y += padding - gap;
    pen.frame(0, top, width, y - top, 'dashed');
    if (site === sites.length - 1 || links.length === 0) {
      y += 16;
      continue;
    }
    const start = y;
    y += 8;
    const left = firstLink + links.length * nextLink;
    links.forEach(({ label, tone, isDashed }, index) => {
      const lines = linesOf(label, width - left - 36);
      const sample = `M${left} ${Math.round(y + 8)}h20`;
      pen.sample(() => pen.line(sample, tone, isDashed));
      pen.lines(left + 32, y + 13, lines, { path: ['links', index, 'label'] });
      y += lines.length * lineHeight + 4;
    });
    y += 6;
    for (const [index, { tone, isDashed }] of links.entries())
      pen.line(
        `M${firstLink + index * nextLink} ${Math.round(start)}V${Math.round(y)}`,
        tone,
        isDashed,
      );
  }
  return y - 16;
}

/** Two sites with what is in each, and the lines between them. */
export function drawSites(data: SitesData, width: number): Drawing {
  const pen = new Pen();
  const isBeside = width >= besideFrom || (width >= closeFrom && canBeClose(data, width));
  const height = isBeside ? drawBeside(pen, data, width) : drawBelow(pen, data, width);
  return pen.finished(width, height + 1);
}
