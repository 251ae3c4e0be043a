import { Icon } from '@/components/ui/icon/icon';
import type { ToastRegionProps } from './toast-region.client';
import { ToastRegionDoor } from './toast-region.door.client';

/**
 * The region for toasts; one per page, beside header, main area and footer. `showToast` shows one.
 * @param props.labels Translated names of region, button and variants.
 */
export function Toasts({ labels }: Pick<ToastRegionProps, 'labels'>) {
  return <ToastRegionDoor labels={labels} closeIcon={<Icon name="close" />} />;
}
