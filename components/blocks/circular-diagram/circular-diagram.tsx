import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { BlockProps } from '@/lib/schema/block';
import { LazyCircularDiagram } from './lazy-circular-diagram.client';
import type { circularDiagramSchema } from './schema';
import { segmentOrder } from './segment-order';

/** Circle of three segments, drawn in the order of the page's language. */
export async function CircularDiagram({ label, items }: BlockProps<typeof circularDiagramSchema>) {
  const t = await getTranslations('components.circular_diagram');
  return (
    <LazyCircularDiagram
      label={label}
      items={items}
      order={segmentOrder[await currentLocale()]}
      labels={{ previous: t('previous'), next: t('next') }}
    />
  );
}
