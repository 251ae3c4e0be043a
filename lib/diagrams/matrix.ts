import { type Drawing, lineHeight, linesOf, Pen, rounded } from './drawing';

export const coverages = ['full', 'half', 'none'] as const;
export type Coverage = (typeof coverages)[number];

export type MatrixData = {
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly Coverage[] }[];
  /** What the signs mean; a half one may not be in use. */
  fullName: string;
  halfName?: string;
  noneName: string;
};

const radius = 8;
/** From this width on a row's name stands beside its signs, below it above them. */
const besideFrom = 480;

/** A disk, a disk half of which is filled, or a ring: they differ by form and not by colour alone. */
function drawSign(pen: Pen, coverage: Coverage, cx: number, cy: number): void {
  const place = { cx: rounded(cx), cy: rounded(cy), r: radius };
  const looks = { full: 'band sign tone-ours', half: 'ring tone-ours', none: 'ring tone-quiet' };
  pen.nodes.push({ tag: 'circle', props: { ...place, className: looks[coverage] } });
  if (coverage === 'half')
    pen.shape(
      `M${place.cx} ${place.cy - radius}a${radius} ${radius} 0 0 0 0 ${2 * radius}z`,
      'ours',
    );
}

/** Says what the signs mean that are in use. */
function drawLegend(pen: Pen, data: MatrixData, width: number): number {
  const used = new Set(data.rows.flatMap(({ cells }) => cells));
  const entries = coverages.flatMap((coverage) => {
    const prop = `${coverage}Name` as const;
    const name = data[prop];
    if (!name || !used.has(coverage)) return [];
    const draw = (x: number, y: number) => drawSign(pen, coverage, x + radius, y + 10);
    return [{ name, look: { isSoft: true, path: [prop] }, draw }];
  });
  return pen.legend(entries, width, { indent: 24, gap: 22, baseline: 15 }) + 14;
}

/** What covers what: rows, columns, and a sign in each cell. */
export function drawMatrix(data: MatrixData, width: number): Drawing {
  const { columns, rows } = data;
  const pen = new Pen();
  const isBeside = width >= besideFrom;
  const left = isBeside ? width * 0.36 : 0;
  const column = (width - left) / columns.length;
  let y = drawLegend(pen, data, width);
  const heads = columns.map((head) => linesOf(head, column - 8, { weight: 'bold' }));
  const headHeight = Math.max(...heads.map((lines) => lines.length)) * lineHeight;
  for (const [index, lines] of heads.entries())
    pen.lines(
      left + (index + 0.5) * column,
      y + headHeight - lines.length * lineHeight + 14,
      lines,
      { anchor: 'middle', weight: 'bold', path: ['columns', index] },
    );
  y += headHeight + 8;
  pen.rule(0, y, width, y, 'axis');
  rows.forEach(({ label, cells }, index) => {
    const path = ['rows', index, 'label'];
    const lines = linesOf(label, isBeside ? left - 16 : width);
    const wordsHeight = lines.length * lineHeight;
    const height = isBeside
      ? Math.max(wordsHeight, 2 * radius) + 20
      : wordsHeight + 2 * radius + 28;
    const first = isBeside ? y + (height - wordsHeight) / 2 + 14 : y + 22;
    pen.lines(0, first, lines, { path });
    const middle = isBeside ? y + height / 2 : y + wordsHeight + 16 + radius;
    for (const [cell, coverage] of cells.entries())
      drawSign(pen, coverage, left + (cell + 0.5) * column, middle);
    y += height;
    pen.rule(0, y, width, y);
  });
  return pen.finished(width, y + 1);
}
