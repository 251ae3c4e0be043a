import { getTranslations } from 'next-intl/server';
import { Toasts } from '@/components/ui/toast/toasts';

/** The region for toasts: the "one more unnamed element" of the shared layout (docs/behaviour.md §2.3). */
export async function Notices() {
  const t = await getTranslations('common.toast');
  const variants = {
    warning: t('variants.warning'),
    success: t('variants.success'),
    error: t('variants.error'),
  };
  return <Toasts labels={{ region: t('region'), close: t('close'), variants }} />;
}
