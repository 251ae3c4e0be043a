import { galleries } from '@/components/blocks/galleries';
import { Container } from '@/components/ui/container/container';
import { Heading } from '@/components/ui/heading/heading';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { Locale } from '@/lib/i18n/locales';
import { galleryAddress } from './gallery-address';
import { GalleryFrame } from './gallery-frame';
import { GalleryHead } from './gallery-head';
import { schemasOf } from './schemas-of';

export const galleryTitle = 'Blocks';

const lead =
  'Every tag that a page may use, each shown by its own example, with the MDX to copy, its properties, and when to use it.';

/** All blocks, group by group, each with its sentence. */
export function GalleryIndex({ locale }: { locale: Locale }) {
  return (
    <GalleryFrame locale={locale}>
      <GalleryHead title={galleryTitle} lead={lead} locale={locale} />
      <Container>
        {galleries.map(({ name, guides }) => (
          <section key={name} className="border-t border-rule py-10">
            <Heading level={2} look="h3">
              {name}
            </Heading>
            <ul className="mt-6 grid gap-x-8 gap-y-6 md:grid-cols-2 xl:grid-cols-3">
              {Object.keys(guides).map((folder) => {
                const [block] = schemasOf(folder);
                return (
                  <li key={folder}>
                    <TextLink
                      href={galleryAddress(locale, folder)}
                      className="inline-block py-2 font-semibold"
                    >
                      {block.name}
                    </TextLink>
                    <Text>{block.description}</Text>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </Container>
    </GalleryFrame>
  );
}
