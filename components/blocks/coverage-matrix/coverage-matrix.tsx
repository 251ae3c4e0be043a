import { DataFigure } from '@/components/ui/data-figure/data-figure';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { BlockProps } from '@/lib/schema/block';
import { coverageMatrixSchema } from './schema';

/** What covers what. */
export async function CoverageMatrix(props: BlockProps<typeof coverageMatrixSchema>) {
  return <DataFigure block={coverageMatrixSchema} data={props} locale={await currentLocale()} />;
}
