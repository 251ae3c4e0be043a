import { getTranslations } from 'next-intl/server';
import { type ReactNode, useId } from 'react';
import { prose } from '@/components/ui/prose/prose';
import { itemBlock } from '@/components/ui/slots/slots';
import { svgElements } from '@/components/ui/strata-art/strata-art';
import { type Drawing, formWidths } from '@/lib/diagrams/drawing';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/locales';
import type { BlockSchema, NumbersTable } from '@/lib/schema/block';

/** The one form that fits is shown. None is shrunk, so that its text keeps its size; none grows by more than two fifths. */
const shownForms: Readonly<Record<number, string>> = {
  320: 'max-w-104 @figure-half:hidden',
  500: 'hidden max-w-175 @figure-half:block @figure-whole:hidden',
  920: 'hidden max-w-7xl @figure-whole:block',
};

/** One form of the picture; what is in it has its look from app/styles/figure.css. */
function Form({ drawing: { width, height, nodes } }: { drawing: Drawing }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={`figure-form ${shownForms[width]}`}
      aria-hidden="true"
    >
      {svgElements(nodes)}
    </svg>
  );
}

/** What the picture shows, as a table for those who want the figures themselves. */
async function Numbers({ table, title }: { table: NumbersTable; title: string }) {
  const t = await getTranslations('components.data_figure');
  const { td: Cell, th: Head, table: Table } = prose;
  // Figures end below one another; words begin there.
  const isOfFigures = table.rows.every((row) => row.slice(1).every((cell) => /\d/.test(cell)));
  return (
    <details className={`mt-3 ${isOfFigures ? '[&_:is(td,th):not(:first-child)]:text-right' : ''}`}>
      <summary className="cursor-pointer text-small text-ink-link underline underline-offset-4">
        {t('numbers')}
        <span className="sr-only">: {title}</span>
      </summary>
      <Table>
        <thead>
          <tr>
            {table.head.map((word) => (
              <Head key={word}>{word}</Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells of a row do not move.
                <Cell key={index}>{cell}</Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}

type FigureFrameProps = {
  /** What is shown. */
  title: string;
  /** What the reader should see in it, in one sentence. */
  finding: string;
  /** Where the figures come from. */
  source?: string;
  /** The picture in each of its forms. */
  drawings: readonly Drawing[];
  table: NumbersTable;
  /** What belongs below the picture, such as the texts of numbered marks. */
  children?: ReactNode;
};

/**
 * A drawn picture with its title, the picture in a form for each width, finding, source, and the figures in a table.
 * The forms are one image to assistive technology, named by title and finding.
 */
function FigureFrame(props: FigureFrameProps) {
  const { title, finding, source, drawings, table, children } = props;
  const id = useId();
  return (
    <figure className="@container min-w-0 not-first:mt-10 not-last:mb-10">
      {/* The rule below it ends where the form does. */}
      <p
        id={`${id}t`}
        className="mb-5 border-b border-rule pb-2.5 text-(length:--text-small) font-bold tracking-[0.02em] hyphens-none @max-figure-whole:max-w-175"
      >
        {title}
      </p>
      <div
        role="img"
        aria-labelledby={`${id}t`}
        aria-describedby={`${id}f`}
        data-pagefind-ignore="all"
      >
        {drawings.map((drawing) => (
          <Form key={drawing.width} drawing={drawing} />
        ))}
      </div>
      {children}
      <figcaption className="mt-5 max-w-column">
        <p id={`${id}f`}>{finding}</p>
        {source && <p className="mt-1 text-small text-ink-soft">{source}</p>}
      </figcaption>
      <Numbers table={table} title={title} />
    </figure>
  );
}

/** How data are drawn, and told in a table. */
type Drawn<Data> = {
  draw(data: Data, width: number, locale: Locale): Drawing;
  numbers(data: Data, locale: Locale): NumbersTable;
};

type FigureData<Data> = Data & Pick<FigureFrameProps, 'title' | 'finding' | 'source'>;

type DataFigureProps<Data> = {
  block: Drawn<Data>;
  data: FigureData<Data>;
  locale: Locale;
  children?: ReactNode;
};

/** A picture drawn from the properties of a block. */
export function DataFigure<Data>({ block, data, locale, children }: DataFigureProps<Data>) {
  const { title, finding, source } = data;
  const drawings = formWidths.map((width) => block.draw(data, width, locale));
  return (
    <FigureFrame {...{ title, finding, source, drawings }} table={block.numbers(data, locale)}>
      {children}
    </FigureFrame>
  );
}

/**
 * The component of a block whose schema says all there is to say: a picture drawn from its properties, or an item that
 * its parent renders.
 * @returns undefined where the block needs a component of its own.
 */
export function schemaBlock(schema: BlockSchema) {
  const { draw, numbers, parent } = schema;
  if (draw && numbers)
    return async (data: FigureData<Record<string, unknown>>) => (
      <DataFigure block={{ draw, numbers }} data={data} locale={await currentLocale()} />
    );
  return parent ? itemBlock(schema) : undefined;
}
