import { DataFigure } from '@/components/ui/data-figure/data-figure';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { BlockProps } from '@/lib/schema/block';
import { layerStackSchema } from './schema';

/** Layers on one another. */
export async function LayerStack(props: BlockProps<typeof layerStackSchema>) {
  return <DataFigure block={layerStackSchema} data={props} locale={await currentLocale()} />;
}
