import { getTranslations } from 'next-intl/server';
import { ClientLogo } from '@/components/ui/client-logo/client-logo';
import { Heading } from '@/components/ui/heading/heading';
import { readData } from '@/lib/content/data';
import { pictureOfData } from '@/lib/pictures/picture-of-page';
import type { BlockProps } from '@/lib/schema/block';
import { logoSetsOf } from '@/lib/schema/data/clients';
import type { clientLogosSchema } from './schema';

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
