import { site } from '@/site.config';
import { type ArtName, artSize } from './art-names';
import { markBars } from './mark';
import { sceneFile } from './scene-svg';
import { socialSize } from './social-picture-size';
import { socialTitleSize } from './social-title-size';
import { themeColor } from './theme-colors';

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

/** An SVG as an address that the renderer can read. */
const dataAddress = (svg: string) =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

const mark = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 10 46 44"><path fill="${themeColor('teal')}" d="${markBars.top}"/><path fill="${themeColor('yellow')}" d="${markBars.middle}"/><path fill="${themeColor('on-night')}" d="${markBars.bottom}"/></svg>`;

/** The composition stands at the right, as high as the picture. */
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
        src={dataAddress(sceneFile(art, seed, 'night'))}
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
          <img
            src={dataAddress(mark())}
            alt=""
            width={54}
            height={52}
            style={{ marginRight: 20 }}
          />
          {site.company}
        </div>
      </div>
    </div>
  );
}
