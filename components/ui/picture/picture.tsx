type PictureProps = {
  src: string;
  /** What the picture shows; empty for a decorative one. */
  alt: string;
  /** Width in CSS pixels, where it is fixed. */
  width?: number;
  /** Height in CSS pixels: given with the width, it keeps the place free until the picture is there. */
  height?: number;
  title?: string;
  /** The picture is part of the first screen: it is fetched at once. */
  isEager?: boolean;
  className?: string;
};

/** A picture that is fetched when it comes near the screen, unless it is on the first one. */
export function Picture({ alt, isEager = false, ...rest }: PictureProps) {
  return <img alt={alt} {...rest} loading={isEager ? 'eager' : 'lazy'} decoding="async" />;
}
