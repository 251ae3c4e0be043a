import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { drawableText, loadSocialFonts } from './social-fonts';
import { SocialPicture, type SocialPictureProps } from './social-picture';
import { socialSize } from './social-picture-size';

/** Texts of a picture in letters that it can be drawn with. */
export const drawableProps = ({ title, area, ...art }: SocialPictureProps): SocialPictureProps => ({
  ...art,
  title: drawableText(title),
  area: area && drawableText(area),
});

/**
 * Renders a social picture.
 * @returns A PNG of 1200 × 630 pixels. Flat drawings need no more than 256 colours: a third of the bytes.
 */
export async function renderSocialPicture(props: SocialPictureProps): Promise<Buffer> {
  const picture = SocialPicture(drawableProps(props));
  const response = new ImageResponse(picture, { ...socialSize, fonts: loadSocialFonts() });
  return sharp(Buffer.from(await response.arrayBuffer()))
    .png({ palette: true, colours: 256, effort: 3 })
    .toBuffer();
}
