import { DataFigure } from '@/components/ui/data-figure/data-figure';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { BlockProps } from '@/lib/schema/block';
import { decisionTreeSchema } from './schema';

/** Questions until one decides. */
export async function DecisionTree(props: BlockProps<typeof decisionTreeSchema>) {
  return <DataFigure block={decisionTreeSchema} data={props} locale={await currentLocale()} />;
}
