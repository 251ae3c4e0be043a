import { DataFigure } from '@/components/ui/data-figure/data-figure';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { BlockProps } from '@/lib/schema/block';
import { deadlineClockSchema } from './schema';

/** Deadlines as rings. */
export async function DeadlineClock(props: BlockProps<typeof deadlineClockSchema>) {
  return <DataFigure block={deadlineClockSchema} data={props} locale={await currentLocale()} />;
}
