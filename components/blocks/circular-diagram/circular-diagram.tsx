import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/locales';
import type { BlockProps } from '@/lib/schema/block';
import { LazyCircularDiagram } from './lazy-circular-diagram.client';
import type { circularDiagramSchema } from './schema';

/**
 * Which item each drawn segment shows, clockwise from the top: English and Polish map them to different
 * indices (specification §2.4, mapping in the decisions on it).
 */
const segmentOrder: Readonly<Record<Locale, readonly number[]>> = {
  en: [0, 1, 2],
  pl: [2, 0, 1],
};

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
