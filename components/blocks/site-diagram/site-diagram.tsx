import { DataFigure } from '@/components/ui/data-figure/data-figure';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { BlockProps } from '@/lib/schema/block';
import { siteDiagramSchema } from './schema';

/** Two sites and the lines between them. */
export async function SiteDiagram(props: BlockProps<typeof siteDiagramSchema>) {
  return <DataFigure block={siteDiagramSchema} data={props} locale={await currentLocale()} />;
}
