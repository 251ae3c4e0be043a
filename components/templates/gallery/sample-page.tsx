import { getTranslations } from 'next-intl/server';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { Locale } from '@/lib/i18n/locales';
import { samples } from './gallery-entries';
import { galleryPathname } from './gallery-pathname';

/**
 * The sample of one folder of `components/ui`, on a page of its own with the way back to the gallery, so that browser
 * tests and reviewers see it without the rest of the site around it.
 */
export async function SamplePage({ locale, name }: { locale: Locale; name: string }) {
  const Sample = samples[name];
  const t = await getTranslations('common');
  return (
    <main className="p-gutter">
      {/* Where the texts of the samples begin, which are in containers of their own. */}
      <div className="mx-auto mb-8 max-w-[calc(var(--container-content)-2*var(--spacing-gutter))]">
        <TextLink href={galleryPathname(locale)} className="mb-4 inline-block py-2.5 text-small">
          {t('all_blocks')}
        </TextLink>
        <h1 className="text-h2">{name}</h1>
      </div>
      {Sample && <Sample locale={locale === 'pl' ? 'pl' : 'en'} />}
    </main>
  );
}
