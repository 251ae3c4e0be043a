import { DataFigure } from '@/components/ui/data-figure/data-figure';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { BlockProps } from '@/lib/schema/block';
import { slopeChartSchema } from './schema';

/** Values before and after. */
export async function SlopeChart(props: BlockProps<typeof slopeChartSchema>) {
  return <DataFigure block={slopeChartSchema} data={props} locale={await currentLocale()} />;
}
