import { getTranslations } from 'next-intl/server';
import { Toasts } from '@/components/ui/toast/toasts';
import { ConnectionGuardDoor } from './connection-guard.door.client';

/** What is said to visitors in passing, and what keeps them on the page: the "one more unnamed element" of the shared layout (specification §2.3). */
export async function Notices() {
  const t = await getTranslations('common.toast');
  const connection = await getTranslations('common.connection');
  const variants = {
    warning: t('variants.warning'),
    success: t('variants.success'),
    error: t('variants.error'),
  };
  return (
    <>
      <Toasts labels={{ region: t('region'), close: t('close'), variants }} />
      <ConnectionGuardDoor
        texts={{ offline: connection('offline'), missing: connection('missing') }}
      />
    </>
  );
}
