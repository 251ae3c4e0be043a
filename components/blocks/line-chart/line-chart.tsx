import { DataFigure } from '@/components/ui/data-figure/data-figure';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { BlockProps } from '@/lib/schema/block';
import { lineChartSchema } from './schema';

/** Courses over time as lines; the texts of its numbered marks stand below the picture. */
export async function LineChart(props: BlockProps<typeof lineChartSchema>) {
  return (
    <DataFigure block={lineChartSchema} data={props} locale={await currentLocale()}>
      {props.marks.length > 0 && (
        <ol className="mt-5 max-w-column list-decimal space-y-1 pl-6 tabular-nums marker:font-bold">
          {props.marks.map(({ at, label }) => (
            <li key={`${at} ${label}`}>{label}</li>
          ))}
        </ol>
      )}
    </DataFigure>
  );
}
