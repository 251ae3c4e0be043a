import type { Locale } from '@/lib/i18n/locales';
import { ExampleStretch } from './example-stretch';
import type { Ground } from './gallery-address';
import { GalleryHead } from './gallery-head';
import { GroundLinks } from './ground-links';
import { schemasOf } from './schemas-of';

type GroundPageProps = { locale: Locale; folder: string; ground: Ground };

/** The example of a block alone, as wide as on a page of the site. */
export function GroundPage({ locale, folder, ground }: GroundPageProps) {
  const [{ name, description }] = schemasOf(folder);
  const place = { locale, folder, ground };
  return (
    <main lang="en" className="pt-10">
      <GalleryHead title={name} lead={description} {...place}>
        <div className="mt-4">
          <GroundLinks locale={locale} folder={folder} current={ground} />
        </div>
        <h2 className="mt-6 text-h4">{`Example on ${ground}`}</h2>
      </GalleryHead>
      <ExampleStretch {...place} />
    </main>
  );
}
