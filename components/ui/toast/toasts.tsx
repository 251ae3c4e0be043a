import { Icon } from '@/components/ui/icon/icon';
import { LazyToastRegion } from '@/components/ui/lazy-leaves.client';
import type { ToastRegionProps } from './toast-region.client';

/**
 * The region for toasts; one per page, next to header, main area and footer. `showToast` shows one.
 * @param props.labels Translated names of region, button and variants.
 */
export function Toasts({ labels }: Pick<ToastRegionProps, 'labels'>) {
  return <LazyToastRegion labels={labels} closeIcon={<Icon name="close" />} />;
}
