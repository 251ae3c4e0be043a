import { getTranslations } from 'next-intl/server';
import { autoplayDelays, Carousel } from '@/components/ui/carousel/carousel';
import { ClientLogo } from '@/components/ui/client-logo/client-logo';
import { Heading } from '@/components/ui/heading/heading';
import { readData } from '@/lib/content/data';
import { pictureOfData } from '@/lib/pictures/picture-of-page';
import type { BlockProps } from '@/lib/schema/block';
import { logoSetsOf } from '@/lib/schema/data/clients';
import type { clientLogosSchema, logoCarouselSchema } from './schema';

/** Names of clients below the name of their industry; industries without clients are left out. */
export async function ClientLogos({ industries }: BlockProps<typeof clientLogosSchema>) {
  const t = await getTranslations('components.client_logos.industries');
  const clients = logoSetsOf(readData('clients'));
  return (
    <div className="grid gap-8 not-first:mt-10 md:gap-10 md:grid-cols-2 lg:gap-x-16">
      {industries
        .filter((industry) => clients[industry].length > 0)
        .map((industry) => (
          <section key={industry} className="border-t border-rule pt-6">
            <Heading level={3} look="h5" className="mb-4 md:mb-6">
              {t(industry)}
            </Heading>
            <ul className="flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:[&_svg]:h-7 max-sm:[&_svg]:w-auto sm:gap-x-10 sm:gap-y-6">
              {clients[industry].map((logo) => (
                <li key={logo.alt} className="max-w-full">
                  <ClientLogo {...logo} src={logo.src && pictureOfData(logo.src).src} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

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
