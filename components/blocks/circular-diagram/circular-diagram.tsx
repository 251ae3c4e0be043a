import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon/icon';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localeSettings } from '@/lib/i18n/locales';
import type { BlockProps } from '@/lib/schema/block';
import { LazyCircularDiagram } from '../lazy-leaves.client';
import type { circularDiagramSchema } from './schema';

/** Circle of three segments, drawn in the order of the page's language. */
export async function CircularDiagram({ label, items }: BlockProps<typeof circularDiagramSchema>) {
  const t = await getTranslations('components.circular_diagram');
  return (
    <LazyCircularDiagram
      label={label}
      items={items}
      order={localeSettings[await currentLocale()].segmentOrder}
      labels={{ previous: t('previous'), next: t('next') }}
      icons={{ previous: <Icon name="arrow-left" />, next: <Icon name="arrow-right" /> }}
    />
  );
}
