import { DataFigure } from '@/components/ui/data-figure/data-figure';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { BlockProps } from '@/lib/schema/block';
import { barChartSchema } from './schema';

/** Values as horizontal bands. */
export async function BarChart(props: BlockProps<typeof barChartSchema>) {
  return <DataFigure block={barChartSchema} data={props} locale={await currentLocale()} />;
}
