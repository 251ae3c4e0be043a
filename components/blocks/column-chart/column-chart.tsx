import { DataFigure } from '@/components/ui/data-figure/data-figure';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { BlockProps } from '@/lib/schema/block';
import { columnChartSchema } from './schema';

/** Columns of stacked parts. */
export async function ColumnChart(props: BlockProps<typeof columnChartSchema>) {
  return <DataFigure block={columnChartSchema} data={props} locale={await currentLocale()} />;
}
