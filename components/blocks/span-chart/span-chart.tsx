import { DataFigure } from '@/components/ui/data-figure/data-figure';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { BlockProps } from '@/lib/schema/block';
import { spanChartSchema } from './schema';

/** Spans of time on a common axis. */
export async function SpanChart(props: BlockProps<typeof spanChartSchema>) {
  return <DataFigure block={spanChartSchema} data={props} locale={await currentLocale()} />;
}
