import { getTranslations } from 'next-intl/server';
import { drawMermaid, mermaidRows } from '@/lib/diagrams/graph';
import { readMermaid } from '@/lib/diagrams/mermaid';
import { FigureFrame } from './data-figure';

/**
 * A diagram that is written in Mermaid, in the look of the others.
 * @throws when it cannot be read, which ends a build.
 */
export async function MermaidFigure({ source }: { source: string }) {
  const t = await getTranslations('components.data_figure');
  const mermaid = readMermaid(source);
  const table = {
    head: [t('from'), t('to'), t('words')],
    rows: mermaidRows(mermaid),
  };
  return (
    <FigureFrame
      title={mermaid.title}
      finding={mermaid.description}
      drawings={await drawMermaid(mermaid)}
      table={table}
    />
  );
}
