type PictureProps = {
  src: string;
  /** What the picture shows; empty for a decorative one. */
  alt: string;
  /** Width in CSS pixels, where it is fixed. */
  width?: number;
  className?: string;
};

/** A picture that is fetched when it comes near the screen. */
export function Picture({ alt, ...rest }: PictureProps) {
  return <img alt={alt} {...rest} loading="lazy" decoding="async" />;
}
