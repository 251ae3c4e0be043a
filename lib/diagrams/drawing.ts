import { breakLines } from '@/lib/art/break-lines';
import { type SvgNode, svgText } from '@/lib/art/svg-text';
import { textWidth, type Weight } from './text-width';

/** What a band, line or node stands for; the colour follows from it, and means the same in every drawing. */
export const tones = ['ours', 'client', 'client-2', 'other', 'attention', 'quiet'] as const;
export type Tone = (typeof tones)[number];

/** The way to a value in a block's properties, e.g. `['items', 2, 'label']`. */
export type DataPath = readonly (string | number)[];

/** Where a text stands, and what it was made of. */
export type Label = {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  path?: DataPath;
  /** It ends within a word. */
  isBroken?: boolean;
};

/** A drawing in one of its forms; sizes are in pixels of the width it is made for. */
export type Drawing = {
  width: number;
  height: number;
  nodes: SvgNode[];
  labels: Label[];
  /** Those of the nodes that only explain the others: a sample of each tone beside its name. */
  samples: ReadonlySet<SvgNode>;
};

/**
 * Widths that pictures are drawn for: phones, half of a page, the whole. The style sheet shows the one that fits
 * (components/ui/data-figure), between its own size and two fifths larger. Each form costs every visitor its bytes.
 */
export const formWidths = [320, 500, 920] as const;

/** Size of the text in drawings; never smaller, since drawings are not shrunk (design: 13 px at 390 px). */
export const textSize = 14;
/** From one line of text to the next. */
export const lineHeight = 19;
/** Radius of the ends of bands (design-review.md, step 3). */
const bandRadius = 10;

/** Shares of the text's size above and below the baseline that letters use. */
const ascent = 0.8;
const descent = 0.25;

export type TextLook = {
  anchor?: 'start' | 'middle' | 'end';
  weight?: Weight;
  size?: number;
  /** Words beside the main ones. */
  isSoft?: boolean;
  /** It stands over lines, from which the background's colour keeps it apart. */
  isOverLines?: boolean;
  /** The band of this tone that the text stands on. */
  on?: Tone;
  path?: DataPath;
};

/** A sign of a drawing and what it means. */
type LegendEntry = { name: string; look: TextLook; draw: (x: number, y: number) => void };

/** Numbers in drawings carry one digit after the point. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Ends a line within a word, which has no room in a line of its own: drawn as a hyphen, and a fault. */
const wordBreak = '\u00ad';

/** Sets a text in as many lines of at most a width as it takes. */
export function linesOf(
  text: string,
  width: number,
  { size = textSize, weight = 'regular' }: Pick<TextLook, 'size' | 'weight'> = {},
): string[] {
  const fits = (line: string) => textWidth(line, size, weight) <= width;
  let at = 0;
  return breakLines(text, fits, text.length).map((line) => {
    at = text.indexOf(line, at) + line.length;
    const isWithinWord = /[\p{L}\p{N}]/u.test(text[at] ?? '') && /[\p{L}\p{N}]$/u.test(line);
    return isWithinWord ? line + wordBreak : line;
  });
}

/** Collects the elements of a drawing and where its texts stand. */
export class Pen {
  readonly nodes: SvgNode[] = [];
  readonly labels: Label[] = [];
  readonly samples = new Set<SvgNode>();

  /** Draws what only explains the picture: the samples of a legend. */
  sample(draw: () => void): void {
    const before = this.nodes.length;
    draw();
    for (const node of this.nodes.slice(before)) this.samples.add(node);
  }

  /** A band: an area that stands for something. */
  band(x: number, y: number, width: number, height: number, tone: Tone, radius = bandRadius): void {
    const r = Math.min(radius, height / 2, width / 2);
    const place = { x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height) };
    this.nodes.push({
      tag: 'rect',
      props: { ...place, rx: rounded(r), className: `band tone-${tone}` },
    });
  }

  /** A shape of any form that stands for something. */
  shape(d: string, tone: Tone): void {
    this.nodes.push({ tag: 'path', props: { d, className: `band tone-${tone}` } });
  }

  /** A frame or an area that only groups what is in it. */
  frame(
    x: number,
    y: number,
    width: number,
    height: number,
    look: 'dashed' | 'tint' | 'edge',
  ): void {
    const place = { x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height) };
    this.nodes.push({ tag: 'rect', props: { ...place, rx: 4, className: `frame-${look}` } });
  }

  /** A thin line of the drawing itself: axis, grid, rule. */
  rule(
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    look: 'grid' | 'axis' | 'dots' = 'grid',
  ): void {
    const d = `M${rounded(x1)} ${rounded(y1)}L${rounded(x2)} ${rounded(y2)}`;
    this.nodes.push({ tag: 'path', props: { d, className: `rule-${look}` } });
  }

  /** A line that stands for something. */
  line(d: string, tone: Tone, isDashed = false): void {
    const className = `stroke tone-${tone}${isDashed ? ' dashed' : ''}`;
    this.nodes.push({ tag: 'path', props: { d, className } });
  }

  /** An area that hints at a difference; what it means stands beside it. */
  tint(d: string, tone: Tone): void {
    this.nodes.push({ tag: 'path', props: { d, className: `tint tone-${tone}` } });
  }

  dot(cx: number, cy: number, r: number, tone: Tone): void {
    const place = { cx: rounded(cx), cy: rounded(cy), r };
    this.nodes.push({ tag: 'circle', props: { ...place, className: `band tone-${tone}` } });
  }

  /** A line of text; `y` is its baseline. */
  text(x: number, y: number, words: string, look: TextLook = {}): void {
    const isBroken = words.endsWith(wordBreak);
    const text = words.replace(wordBreak, '-');
    const {
      anchor = 'start',
      weight = 'regular',
      size = textSize,
      isSoft,
      isOverLines,
      on,
      path,
    } = look;
    const width = textWidth(text, size, weight);
    const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
    this.labels.push({
      text,
      x: left,
      y: y - size * ascent,
      width,
      height: size * (ascent + descent),
      path,
      ...(isBroken ? { isBroken } : {}),
    });
    const classes = [on && `on-${on}`, isSoft && 'soft', isOverLines && 'halo'];
    const className = classes.filter(Boolean).join(' ');
    this.nodes.push({
      tag: 'text',
      props: {
        x: rounded(x),
        y: rounded(y),
        ...(anchor === 'start' ? {} : { textAnchor: anchor }),
        ...(size === textSize ? {} : { fontSize: size }),
        ...(weight === 'bold' ? { fontWeight: 700 } : {}),
        ...(className ? { className } : {}),
      },
      children: [text],
    });
  }

  /**
   * A text in lines of at most a width; `y` is the first line's baseline.
   * @returns How many lines it took.
   */
  paragraph(x: number, y: number, text: string, width: number, look: TextLook = {}): number {
    const lines = linesOf(text, width, look);
    this.lines(x, y, lines, look);
    return lines.length;
  }

  /** Lines of text as `linesOf` gives them; `y` is the first one's baseline. */
  lines(x: number, y: number, lines: readonly string[], look: TextLook = {}): void {
    for (const [index, line] of lines.entries()) this.text(x, y + index * lineHeight, line, look);
  }

  /**
   * Says in rows what each sign of the drawing means, a sample beside each name.
   * @param indent From the left of a sample to its name.
   * @param gap From a name to the next sample.
   * @param baseline Of the names, below the top of their row.
   * @returns The height of the rows.
   */
  legend(
    entries: readonly LegendEntry[],
    width: number,
    { indent, gap, baseline }: Record<'indent' | 'gap' | 'baseline', number>,
  ): number {
    let x = 0;
    let y = 0;
    for (const { name, look, draw } of entries) {
      const needed = indent + textWidth(name, textSize, look.weight);
      // Text may be a little wider than measured: the last name stays clear of the edge.
      if (x > 0 && x + needed + 2 > width) {
        x = 0;
        y += lineHeight + 4;
      }
      const [left, top] = [x, y];
      this.sample(() => draw(left, top));
      const room = width - x - indent;
      y += (this.paragraph(x + indent, y + baseline, name, room, look) - 1) * lineHeight;
      x += needed + gap;
    }
    return y + lineHeight;
  }

  /** Names below an axis: as many as have room, the first always among them; `step` is from one to the next. */
  axisNames(
    names: readonly { text: string; at: number; path: DataPath }[],
    { step, gap, y, width }: Record<'step' | 'gap' | 'y' | 'width', number>,
  ): void {
    const widest = Math.max(...names.map(({ text }) => textWidth(text, textSize)));
    const every = Math.ceil((widest + gap) / Math.max(step, 1));
    /** Up to where names stand already. */
    let named = 0;
    for (const [index, { text, at, path }] of names.entries()) {
      const half = textWidth(text, textSize) / 2;
      const middle = Math.min(Math.max(at, half), width - half);
      if (index % every !== 0 || middle - half < named) continue;
      named = middle + half + 6;
      this.text(middle, y, text, { anchor: 'middle', isSoft: true, path });
    }
  }

  finished(width: number, height: number): Drawing {
    const { nodes, labels, samples } = this;
    return { width, height: Math.ceil(height), nodes, labels, samples };
  }
}

const overlap = (a: Label, b: Label) =>
  a.x < b.x + b.width - 1 &&
  b.x < a.x + a.width - 1 &&
  a.y < b.y + b.height - 1 &&
  b.y < a.y + a.height - 1;

/** Texts of a drawing that lie over one another, leave it, or have no room for a word. */
export function labelFaults({ width, height, labels }: Drawing): { label: Label; other?: Label }[] {
  return labels.flatMap((label, index) => {
    const other = labels.slice(0, index).find((before) => overlap(label, before));
    if (other) return [{ label, other }];
    const isInside =
      label.x >= -1 &&
      label.x + label.width <= width + 1 &&
      label.y >= -1 &&
      label.y + label.height <= height + 1;
    return isInside && !label.isBroken ? [] : [{ label }];
  });
}

/** A drawing as the text of an SVG. */
export const drawingText = ({ width, height, nodes }: Drawing): string =>
  svgText(nodes, `0 0 ${width} ${height}`);
