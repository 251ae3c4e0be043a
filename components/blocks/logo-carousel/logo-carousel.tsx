import { autoplayDelays, Carousel } from '@/components/ui/carousel/carousel';
import { ClientLogo } from '@/components/ui/client-logo/client-logo';
import { readData } from '@/lib/content/data';
import { pictureOfData } from '@/lib/pictures/picture-of-page';
import type { BlockProps } from '@/lib/schema/block';
import { logoSetsOf } from '@/lib/schema/data/clients';
import type { logoCarouselSchema } from './schema';

/** A slide on a phone has 150 pixels: a wordmark of this width in units keeps letters of 16 pixels there. */
const mostWidth = 220;

/** Names of clients in a row, up to five at a time; nothing where there are none. */
export function LogoCarousel({ label, industries }: BlockProps<typeof logoCarouselSchema>) {
  const clients = logoSetsOf(readData('clients'));
  const logos = industries.flatMap((industry) => clients[industry]);
  return (
    <Carousel
      label={label}
      layout="logos"
      autoplayDelay={autoplayDelays.usual}
      slides={logos.map((logo) => (
        <div key={logo.alt} className="flex h-20 items-center justify-center">
          <ClientLogo
            {...logo}
            src={logo.src && pictureOfData(logo.src).src}
            mostWidth={mostWidth}
          />
        </div>
      ))}
    />
  );
}
