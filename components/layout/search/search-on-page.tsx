import { getTranslations } from 'next-intl/server';
import { Text } from '@/components/ui/text/text';
import type { Page } from '@/lib/content/registry';
import { LazySearchOnPage } from './lazy-search-on-page.client';
import { loadSearchTexts } from './search-texts';

/** The search as part of a page; without script, a word about why there is none. */
export async function SearchOnPage({ page }: { page: Page }) {
  const t = await getTranslations('search');
  return (
    <>
      <div className="max-w-3xl noscript:hidden">
        <LazySearchOnPage
          texts={await loadSearchTexts(page.locale)}
          locale={page.locale}
          action={page.address}
        />
      </div>
      <Text className="hidden noscript:block">{t('without_script')}</Text>
    </>
  );
}
