import { DataFigure } from '@/components/ui/data-figure/data-figure';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { BlockProps } from '@/lib/schema/block';
import { yearCalendarSchema } from './schema';

/** A year in twelve columns. */
export async function YearCalendar(props: BlockProps<typeof yearCalendarSchema>) {
  return <DataFigure block={yearCalendarSchema} data={props} locale={await currentLocale()} />;
}
