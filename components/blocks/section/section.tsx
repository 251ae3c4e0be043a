import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names/class-names';
import { Section as Layout } from '@/components/ui/section/section';
import { itemBlock } from '@/components/ui/slots/slots';
import type { BlockProps } from '@/lib/schema/block';
import { type sectionSchema, splitFigureSchema, type splitSchema } from './schema';

/** Reusable section layout (docs/behaviour.md §2.3). */
export function Section(props: BlockProps<typeof sectionSchema>) {
  return <Layout {...props} hasHeadingColumn />;
}

/** The figure of a `Split`, which reads what is in it and renders it. */
const SplitFigure = itemBlock(splitFigureSchema);

/** Places on the grid of twelve columns: text in five, the figure in the other half, both at starts that blocks share. */
const places = {
  right: { text: 'xl:col-span-5', figure: 'split-figure xl:col-span-6 xl:col-start-7' },
  left: {
    text: 'xl:col-span-5 xl:col-start-7',
    figure: 'split-figure xl:col-span-6 xl:col-start-1',
  },
} as const;

/**
 * Text and figure side by side from xl on, in the middle of each other. The heading of the section stands above the text, and the
 * figure begins beside it (app/styles/sections.css). In the document the text comes first, wherever the figure is shown.
 */
export function Split({ figure, children }: BlockProps<typeof splitSchema>) {
  const all = Children.toArray(children);
  const isFigure = (node: ReactNode): node is ReactElement<BlockProps<typeof splitFigureSchema>> =>
    isValidElement(node) && node.type === SplitFigure;
  const place = places[figure];
  return (
    <div
      className={classNames(
        'split grid items-center gap-x-8 gap-y-10 not-first:mt-10 not-first:items-start xl:grid-flow-row-dense xl:grid-cols-12',
        figure === 'left' && 'split-left',
      )}
    >
      <div className={`min-w-0 xl:row-start-1 ${place.text}`}>
        {all.filter((node) => !isFigure(node))}
      </div>
      {all.filter(isFigure).map((node) => (
        <div
          key="figure"
          className={`min-w-0 *:first:mt-0 *:last:mb-0 xl:row-start-1 ${place.figure}`}
        >
          {node.props.children}
        </div>
      ))}
    </div>
  );
}
