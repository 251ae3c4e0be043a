import { getTranslations } from 'next-intl/server';
import { LazySearchOnPage, LazySearchOpener } from '@/components/layout/lazy-leaves.client';
import { buttonStyle } from '@/components/ui/button/button-style';
import { Icon } from '@/components/ui/icon/icon';
import { Text } from '@/components/ui/text/text';
import type { Page } from '@/lib/content/document';
import { pageHref } from '@/lib/content/page-href';
import type { Locale } from '@/lib/i18n/locales';
import { loadSearchTexts } from './search-texts';

/** The way into the search, in the header; nothing where the site has no page of results. */
export async function SearchLink({ page }: { page: Page }) {
  const action = pageHref('search', page.locale);
  if (!action) return null;
  const t = await getTranslations('search');
  return (
    <LazySearchOpener
      locale={page.locale}
      action={action}
      // As wide as its column: its text may come after the icon, and nothing may move then.
      className="flex h-11 w-full items-center gap-2 px-2 hover:underline"
    >
      <Icon name="search" className="size-4" />
      <span className="@max-[21rem]/header:sr-only">{t('open')}</span>
    </LazySearchOpener>
  );
}

/** A field that leads to the page of results, for pages on which visitors are lost; nothing where there is none. */
export async function SearchForm({ locale }: { locale: Locale }) {
  const action = pageHref('search', locale);
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
          className="on-paper h-12 w-72 max-w-full rounded-card border-2 border-ink-soft bg-background px-4 text-ink"
        />
      </label>
      <button type="submit" className={buttonStyle('brand3')}>
        {t('open')}
      </button>
    </form>
  );
}

/** The search as part of a page; without script, a word about why there is none. */
export async function SearchOnPage({ page }: { page: Page }) {
  const t = await getTranslations('search');
  return (
    <>
      <div className="max-w-3xl noscript:hidden">
        <LazySearchOnPage
          texts={await loadSearchTexts(page.locale)}
          locale={page.locale}
          action={page.pathname}
        />
      </div>
      <Text className="hidden noscript:block">{t('without_script')}</Text>
    </>
  );
}
