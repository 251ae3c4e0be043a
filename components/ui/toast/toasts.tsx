import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon/icon';
import { LazyToastRegion } from '@/components/ui/lazy-leaves.client';

/**
 * The region for toasts, which `showToast` shows: the "one more unnamed element" of the shared layout
 * (docs/behaviour.md §2.3), one per page, next to header, main area and footer.
 */
export async function Toasts() {
  const t = await getTranslations('common.toast');
  const variants = {
    warning: t('variants.warning'),
    success: t('variants.success'),
    error: t('variants.error'),
  };
  return (
    <LazyToastRegion
      labels={{ region: t('region'), close: t('close'), variants }}
      closeIcon={<Icon name="close" />}
    />
  );
}
