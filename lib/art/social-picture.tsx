import { site } from '@/site.config';
import { type ArtName, artSize } from './art-names';
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

/** Width of a letter of a bold word, as a share of its size: wider than the mean, so that a long word fits. */
const letterWidth = 0.6;

/**
 * The size of a title in a social picture, in pixels: by its length, and no larger than its longest word
 * allows.
 */
function socialTitleSize(title: string): number {
  const longestWord = Math.max(1, ...title.split(/[ -]+/).map((word) => word.length));
  const byLength = sizes.find(([longest]) => title.length <= longest)?.[1] ?? 42;
  return Math.min(byLength, Math.floor(titleColumn / (longestWord * letterWidth)));
}

/**
 * Names under which Open Sans has to be given to the renderer, each in weights 600 and 700. The subsets
 * need a name each: satori looks for a missing letter in the next family, not in the next file.
 */
export const socialFonts = { latin: 'Open Sans', 'latin-ext': 'Open Sans Ext' } as const;

export type SocialPictureProps = {
  /** The page's title; what does not fit into four lines is cut with an ellipsis. */
  title: string;
  /** Name of the page's area in its language, e.g. "Services". */
  area?: string;
  /** The area's composition, and the page's id as its seed. */
  art: ArtName;
  seed: string;
};

/** An SVG as a `data:` URL that the renderer can read. */
const dataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

const mark = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 10 46 44"><path fill="${themeColor('teal')}" d="${markBars.top}"/><path fill="${themeColor('yellow')}" d="${markBars.middle}"/><path fill="${themeColor('on-night')}" d="${markBars.bottom}"/></svg>`;

/** The composition is at the right, as high as the picture. */
const artWidth = Math.round((socialSize.height / artSize.height) * artSize.width);

/**
 * The picture that networks show with a link to a page: title, area and provider on the area's motif.
 * Written for `next/og` (satori): boxes are flex boxes, styles are inline, colours are the theme's values.
 */
export function SocialPicture({ title, area, art, seed }: SocialPictureProps) {
  const { width, height } = socialSize;
  const night = themeColor('night');
  return (
    <div
      style={{
        display: 'flex',
        width,
        height,
        backgroundColor: night,
        color: themeColor('on-night'),
        fontFamily: Object.values(socialFonts).join(', '),
      }}
    >
      {/* biome-ignore lint/performance/noImgElement: the renderer knows no other */}
      <img
        src={dataUrl(sceneFile(art, seed, 'night'))}
        alt=""
        width={artWidth}
        height={height}
        style={{ position: 'absolute', right: -90, top: 0 }}
      />
      <div
        style={{
          position: 'absolute',
          top: 0,
          left: 0,
          width: 860,
          height,
          backgroundImage: `linear-gradient(90deg, ${night} 72%, ${night}00)`,
        }}
      />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 700,
          padding: '64px 0 64px 72px',
        }}
      >
        <div style={{ fontSize: 26, fontWeight: 600, color: themeColor('teal') }}>{area ?? ''}</div>
        <div
          style={{
            display: 'block',
            lineClamp: 4,
            wordBreak: 'break-word',
            fontSize: socialTitleSize(title),
            fontWeight: 700,
            lineHeight: 1.18,
            letterSpacing: '-0.02em',
          }}
        >
          {title}
        </div>
        <div style={{ display: 'flex', alignItems: 'center', fontSize: 30, fontWeight: 700 }}>
          {/* biome-ignore lint/performance/noImgElement: the renderer knows no other */}
          <img src={dataUrl(mark())} alt="" width={54} height={52} style={{ marginRight: 20 }} />
          {site.company}
        </div>
      </div>
    </div>
  );
}
