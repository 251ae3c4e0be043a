import type { Locale } from '@/lib/i18n/locales';
import { samples } from './gallery-entries';

/**
 * The sample of one folder of `components/ui`, on a page of its own, so that browser tests and reviewers see it
 * without the rest of the site around it.
 */
export function SamplePage({ locale, name }: { locale: Locale; name: string }) {
  const Sample = samples[name];
  return (
    <main className="p-gutter">
      {/* Where the texts of the samples begin, which are in containers of their own. */}
      <h1 className="mx-auto mb-8 max-w-[calc(var(--container-content)-2*var(--spacing-gutter))] text-h2">
        {name}
      </h1>
      {Sample && <Sample locale={locale === 'pl' ? 'pl' : 'en'} />}
    </main>
  );
}
