import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon/icon';
import { pageAddress } from '@/lib/content/page-address';
import type { Page } from '@/lib/content/registry';
import { LazySearchOpener } from './lazy-search-opener.client';

/** The way into the search, in the header; nothing where the site has no page of results. */
export async function SearchLink({ page }: { page: Page }) {
  const action = pageAddress('search', page.locale);
  if (!action) return null;
  const t = await getTranslations('search');
  return (
    <LazySearchOpener
      locale={page.locale}
      action={action}
      className="flex h-11 items-center gap-2 px-2 hover:underline"
    >
      <Icon name="search" className="size-4" />
      <span className="@max-[21rem]/header:sr-only">{t('open')}</span>
    </LazySearchOpener>
  );
}
