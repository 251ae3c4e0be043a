import { DataFigure } from '@/components/ui/data-figure/data-figure';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { BlockProps } from '@/lib/schema/block';
import { laneDiagramSchema } from './schema';

/** Steps in lanes. */
export async function LaneDiagram(props: BlockProps<typeof laneDiagramSchema>) {
  return <DataFigure block={laneDiagramSchema} data={props} locale={await currentLocale()} />;
}
