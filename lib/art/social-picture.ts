import { site } from '@/site.config';
import { type ArtName, artSize } from './art-names';
import { seededNumbers } from './dice';
import { markBars } from './mark';
import { sceneFile } from './svg-files';
import { themeColor } from './theme-colors';

/** Size that networks show at full width, in pixels (docs/behaviour.md §9: large-image card). */
export const socialSize = { width: 1200, height: 630 } as const;

/** Longest titles, in characters, and the size they are set in, in pixels: four lines of Polish words fit. */
const sizes = [
  [34, 68],
  [60, 58],
  [80, 48],
  [Number.POSITIVE_INFINITY, 42],
] as const;

/** Width of the column that holds the title, in pixels. */
export const titleColumn = 628;

/** Lines of a title, at most; what does not fit into them is cut with an ellipsis. */
export const mostTitleLines = 4;

/** Width of a letter of a bold word, as a share of its size: wider than the mean, so that a long word fits. */
const letterWidth = 0.6;

/** The size, in pixels, below which nobody reads a title in a list of messages: longer words are broken instead. */
const leastSize = 24;

/**
 * The size of a title in a social picture, in pixels: by its length, and no larger than its longest word
 * allows.
 */
function socialTitleSize(title: string): number {
  const longestWord = Math.max(1, ...title.split(/[ -]+/).map((word) => word.length));
  const byLength = sizes.find(([longest]) => title.length <= longest)?.[1] ?? 42;
  const byWord = Math.floor(titleColumn / (longestWord * letterWidth));
  return Math.max(leastSize, Math.min(byLength, byWord));
}

export type SocialPictureProps = {
  /** The page's title; what does not fit into four lines is cut with an ellipsis. */
  title: string;
  /** Name of the page's area in its language, e.g. "Services". */
  area?: string;
  /** The area's composition, and the page's id, which chooses one of its variations. */
  art: ArtName;
  seed: string;
};

/** How a text is set. */
export type TextStyle = {
  weight: 600 | 700;
  /** In pixels. */
  size: number;
  /** What is added after each letter, as a share of the size. */
  spacing: number;
};

/** A text of a social picture. */
export type SocialText = TextStyle & { text: string; color: string };

/** A part of a picture, in pixels. */
export type Area = { left: number; top: number; width: number; height: number };

/** A social picture before its texts are set: everything that is drawn in it, as data. */
export type SocialDrawing = {
  /** What is the same in all pictures, below the rest: inner text of an SVG of the picture's size. */
  ground: string;
  /** The area's motif, as inner text of the same SVG: it fills `motifArea`, and no more than that is seen of it. */
  motif: string;
  /** At the top, in one line. */
  area: SocialText;
  /** Between the two, in up to four lines. */
  title: SocialText;
  /** Beside the mark at the bottom, in one line: the same in all pictures. */
  company: SocialText;
};

/** Space around the texts, in pixels. */
const padding = { x: 72, y: 64 } as const;

/** The mark is at the bottom left; its drawing leaves the margin of its square out. */
const mark = { x: padding.x, width: 54, height: 52, gap: 20, viewBox: '10 10 46 44' } as const;

/** The composition is as high as the picture. */
const artWidth = Math.round((socialSize.height / artSize.height) * artSize.width);

/** The part of a picture that the composition is in: at the right, where 90 pixels of it are cut off. */
export const motifArea: Area = {
  left: socialSize.width + 90 - artWidth,
  top: 0,
  width: artWidth - 90,
  height: socialSize.height,
};

/** The composition comes out of the background between these places, in pixels from the left. */
const fade = { from: 619.2, to: 860 } as const;

/** An SVG inside another one, at a place and in a size. */
const placed = (svg: string, x: number, y: number, width: number, height: number) =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);

const full = (fill: string) =>
  `<rect width="${socialSize.width}" height="${socialSize.height}" fill="${fill}"/>`;

function groundOf(night: string): string {
  const bars = `<svg viewBox="${mark.viewBox}"><path fill="${themeColor('teal')}" d="${markBars.top}"/><path fill="${themeColor('yellow')}" d="${markBars.middle}"/><path fill="${themeColor('on-night')}" d="${markBars.bottom}"/></svg>`;
  const top = socialSize.height - padding.y - mark.height;
  return full(night) + placed(bars, mark.x, top, mark.width, mark.height);
}

/** Drawing a motif takes longer than setting text on it: pages of an area share so many. */
const motifVariations = 4;

/** The seed of a page's variation. Its number comes first: seeds that differ in the end only make pictures much alike. */
const variationOf = ({ art, seed }: SocialPictureProps) =>
  `${Math.floor(seededNumbers(seed)() * motifVariations)}/${art}`;

const motifOf = (props: SocialPictureProps, night: string): string =>
  [
    full(night),
    placed(
      sceneFile(props.art, variationOf(props), 'night'),
      motifArea.left,
      0,
      artWidth,
      socialSize.height,
    ),
    `<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="${fade.from}" x2="${fade.to}" y1="0" y2="0"><stop stop-color="${night}"/><stop offset="1" stop-color="${night}" stop-opacity="0"/></linearGradient>`,
    `<rect width="${fade.to}" height="${socialSize.height}" fill="url(#fade)"/>`,
  ].join('');

/**
 * The picture that networks show with a link to a page: title, area and provider on the area's motif, in the
 * theme's colours.
 */
export function socialDrawing(props: SocialPictureProps): SocialDrawing {
  const { title, area = '' } = props;
  const [night, white] = [themeColor('night'), themeColor('on-night')];
  return {
    ground: groundOf(night),
    motif: motifOf(props, night),
    area: { text: area, weight: 600, size: 26, spacing: 0, color: themeColor('teal') },
    title: { text: title, weight: 700, size: socialTitleSize(title), spacing: -0.02, color: white },
    company: { text: site.company, weight: 700, size: 30, spacing: 0, color: white },
  };
}

/** Height of a line of the title, as a share of its size. */
const titleLeading = 1.18;

/** How far a font reaches above and below its baseline, as shares of its size. */
type FontExtents = { ascent: number; descent: number };

/** Lines of text: the left end of each one's baseline, in pixels. */
export type TextBlock = {
  style: SocialText;
  lines: readonly { text: string; x: number; y: number }[];
};

/**
 * Where the texts of a picture stand.
 * @param titleLines The title's lines, from above.
 */
export function placeTexts(
  { area, title, company }: SocialDrawing,
  titleLines: readonly string[],
  font: FontExtents,
): Record<'area' | 'title' | 'company', TextBlock> {
  const { x, y } = padding;
  const height = font.ascent + font.descent;
  const areaEnd = area.text ? y + area.size * height : y;
  const markTop = socialSize.height - y - mark.height;
  const leading = title.size * titleLeading;
  const titleTop = (areaEnd + markTop - titleLines.length * leading) / 2;
  /** The baseline of a line of a height: the font's own is in the middle of it. */
  const baseline = (top: number, lineHeight: number, size: number) =>
    top + (lineHeight - size * height) / 2 + size * font.ascent;
  return {
    area: {
      style: area,
      lines: [{ text: area.text, x, y: baseline(y, area.size * height, area.size) }],
    },
    title: {
      style: title,
      lines: titleLines.map((text, index) => ({
        text,
        x,
        y: baseline(titleTop + index * leading, leading, title.size),
      })),
    },
    company: {
      style: company,
      lines: [
        {
          text: company.text,
          x: mark.x + mark.width + mark.gap,
          y: baseline(markTop, mark.height, company.size),
        },
      ],
    },
  };
}
