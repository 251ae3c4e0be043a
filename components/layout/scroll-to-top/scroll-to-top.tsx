import { getTranslations } from 'next-intl/server';
import { LazyScrollToTop } from '@/components/layout/lazy-leaves.client';
import { Icon } from '@/components/ui/icon/icon';

/** Button of 48 px that appears after 500 px of scrolling (docs/behaviour.md §2.3). */
export async function ScrollToTop({ targetId }: { targetId: string }) {
  const t = await getTranslations('common');
  return (
    <LazyScrollToTop targetId={targetId}>
      <Icon name="arrow-up" className="size-6" />
      <span className="sr-only">{t('back_to_top')}</span>
    </LazyScrollToTop>
  );
}
