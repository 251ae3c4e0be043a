import { Container } from '@/components/ui/container/container';
import { Heading } from '@/components/ui/heading/heading';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { Locale } from '@/lib/i18n/locales';
import { galleryGroups } from './gallery-entries';
import { GalleryFrame, GalleryHead } from './gallery-frame';

export const galleryTitle = 'Blocks';

const lead =
  'Every tag that a page may use, each shown by its own example, with the MDX to copy, its properties, and when to use it.';

/** All blocks, group by group, each with its sentence, and the samples of what they are built of. */
export function GalleryIndex({ locale }: { locale: Locale }) {
  return (
    <GalleryFrame locale={locale}>
      <GalleryHead title={galleryTitle} lead={lead} locale={locale} />
      <Container>
        {galleryGroups(locale).map(({ name, entries }) => (
          <section key={name} className="border-t border-rule py-10">
            <Heading level={2} look="h3">
              {name}
            </Heading>
            <ul className="mt-6 grid gap-x-8 gap-y-6 md:grid-cols-2 xl:grid-cols-3">
              {entries.map((entry) => (
                <li key={entry.folder}>
                  <TextLink href={entry.href} className="inline-block py-2 font-semibold">
                    {entry.name}
                  </TextLink>
                  {entry.description && <Text>{entry.description}</Text>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Container>
    </GalleryFrame>
  );
}
