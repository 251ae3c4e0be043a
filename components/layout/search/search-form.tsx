import { getTranslations } from 'next-intl/server';
import { buttonStyle } from '@/components/ui/button/button-style';
import { pageAddress } from '@/lib/content/page-address';
import type { Locale } from '@/lib/i18n/locales';

/** A field that leads to the page of results, for pages on which visitors are lost; nothing where there is none. */
export async function SearchForm({ locale }: { locale: Locale }) {
  const action = pageAddress('search', locale);
  if (!action) return null;
  const t = await getTranslations('search');
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` as an element is not yet known to all readers.
    <form
      role="search"
      action={action}
      className="mt-10 flex max-w-xl flex-wrap items-end gap-4 noscript:hidden"
    >
      <label className="max-w-full">
        <span className="mb-2 block font-semibold">{t('label')}</span>
        <input
          type="search"
          name="q"
          required
          maxLength={100}
          autoComplete="off"
          className="on-paper h-12 w-72 max-w-full rounded-card border-2 border-ink-soft bg-ground px-4 text-ink"
        />
      </label>
      <button type="submit" className={buttonStyle('brand3')}>
        {t('open')}
      </button>
    </form>
  );
}
