import { Picture } from '@/components/ui/picture/picture';
import { Wordmark } from '@/components/ui/wordmark/wordmark';
import { sizeInWidth, sizeOfSource } from '@/lib/pictures/picture-of-page';

type ClientLogoProps = {
  /** URL of the logo; without it the name is drawn as a plain wordmark. */
  src?: string;
  /** Name of the client. */
  alt: string;
  /** Width in pixels, where it is not the usual one. */
  width?: number;
  /** Width beyond which a wordmark is set in two lines. */
  mostWidth?: number;
};

/** A client's logo, or its name as a wordmark. */
export function ClientLogo({ src, alt, width, mostWidth }: ClientLogoProps) {
  if (!src)
    return <Wordmark name={alt} width={width} mostWidth={mostWidth} className="text-ink-soft" />;
  const size = width ? sizeInWidth(src, width) : sizeOfSource(src);
  // One that is too high for its row becomes narrower, and not flatter.
  const look = 'h-auto max-h-9 max-w-full object-contain';
  return <Picture src={src} alt={alt} {...size} className={look} />;
}
