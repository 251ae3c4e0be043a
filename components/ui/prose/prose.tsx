import {
  Children,
  type ComponentProps,
  cloneElement,
  createElement,
  isValidElement,
  type JSX,
  type ReactElement,
  type ReactNode,
  useId,
} from 'react';
import { classNames } from '@/components/ui/class-names/class-names';
import { Heading, type HeadingLevel } from '@/components/ui/heading/heading';
import { Picture } from '@/components/ui/picture/picture';
import { ScrollRegion } from '@/components/ui/scroll-region/scroll-region';
import { textOf } from '@/components/ui/slots/slots';
import { TextLink } from '@/components/ui/text-link/text-link';

/**
 * An element with a look, which keeps what its caller adds to it.
 * @param tag The element.
 * @param look Class names.
 */
export const styled =
  <Tag extends keyof JSX.IntrinsicElements>(tag: Tag, look: string) =>
  ({ className, ...rest }: ComponentProps<Tag> & { className?: string }) =>
    createElement(tag, { ...rest, className: classNames(look, className) });

const heading =
  (level: HeadingLevel, look: string) =>
  ({ className, ...rest }: ComponentProps<'h1'>) => (
    <Heading {...rest} level={level} className={classNames(look, className)} />
  );

/** Code within a line, or the content of a code block, whose look it then takes. */
const ProseCode = styled(
  'code',
  'rounded-card border border-line bg-mist px-1 text-[0.9em] text-text hyphens-none in-[pre]:border-0 in-[pre]:bg-transparent in-[pre]:p-0 in-[pre]:text-on-night',
);

const Block = styled('pre', 'on-night w-max min-w-full rounded-card bg-night p-6 text-small');

/** The language that Markdown notes on the code within, e.g. "yaml". */
function languageOf(children: ComponentProps<'pre'>['children']): string | undefined {
  if (!isValidElement<{ className?: string }>(children)) return undefined;
  return children.props.className?.match(/\blanguage-(\S+)/)?.[1]?.toUpperCase();
}

/** A code block, which scrolls sideways in its place; its language names it. */
function ProsePre(props: ComponentProps<'pre'>) {
  return (
    <ScrollRegion label={languageOf(props.children)}>
      <Block {...props} />
    </ScrollRegion>
  );
}

type Props = { type?: string; children?: ReactNode };

const isElement = (node: ReactNode): node is ReactElement<Props> => isValidElement(node);
const isCheckbox = (node: ReactNode) => isElement(node) && node.props.type === 'checkbox';

/** Hands the item's id to its checkbox, which is in the item or at the start of its paragraph. */
function nameCheckbox(children: ReactNode, id: string): ReactNode {
  return Children.map(children, (child) => {
    if (!isElement(child)) return child;
    if (isCheckbox(child)) return cloneElement(child, { 'aria-labelledby': id } as Props);
    const { children: inner } = child.props;
    return isCheckbox(Children.toArray(inner)[0])
      ? cloneElement(child, {}, nameCheckbox(inner, id))
      : child;
  });
}

/** A list item; one of a task list shows its checkbox in place of a bullet, named by the item's text. */
function ProseListItem({ className, children, ...rest }: ComponentProps<'li'>) {
  const id = useId();
  const isTask = className?.includes('task-list-item');
  if (!isTask) {
    return (
      <li {...rest} className={className}>
        {children}
      </li>
    );
  }
  const look = 'relative list-none [&_input]:absolute [&_input]:top-1.5 [&_input]:-left-6';
  return (
    <li {...rest} id={id} className={classNames(look, className)}>
      {nameCheckbox(children, id)}
    </li>
  );
}

const Table = styled('table', 'w-full border-collapse text-left tabular-nums');

/** Tables of so many columns, or of so few rows, stand on phones as rows with labels; larger ones scroll sideways. */
const mostStacked = { columns: 3, ofWords: 4, rows: 2 } as const;

/** A number with its unit, as `4 GB`, `≤ 15 min` or `€1,200`; a dash keeps its place among them. */
const figure = /^(–|[≤≥<>~+−-]?\s?[€$£]?\d[\d.,\s\u00a0\u202f]*\s?\S{0,6})$/;

type CellProps = { align?: string; 'data-label'?: string; children?: ReactNode };
type Cells = ReactElement<CellProps>[];

const cellsIn = (node: ReactNode): Cells[] =>
  Children.toArray(node)
    .filter(isElement)
    .flatMap((child) =>
      child.type === 'tr'
        ? [Children.toArray(child.props.children).filter(isElement) as Cells]
        : cellsIn(child.props.children),
    );

/** Adds properties to the cells of a table, by the number of their column and of their row. */
function withCellProps(
  node: ReactNode,
  propsOf: (column: number, isHead: boolean) => Partial<CellProps>,
  isHead = false,
): ReactNode {
  return Children.map(node, (child) => {
    if (!isElement(child)) return child;
    const { children } = child.props;
    if (child.type !== 'tr')
      return cloneElement(child, {}, withCellProps(children, propsOf, child.type === 'thead'));
    let column = -1;
    const cells = Children.map(children, (cell) => {
      if (!isElement(cell)) return cell;
      column += 1;
      return cloneElement(cell as ReactElement<CellProps>, propsOf(column, isHead));
    });
    return cloneElement(child, {}, cells);
  });
}

/** On phones the heads of a stacked table are labels of its cells, and its first row is for screen readers alone. */
const stackedStyle = 'table-stacked not-print:max-md:*:[thead]:sr-only';

/** Many columns have less room on paper than on a screen. */
const wideStyle =
  'table-wide not-print:min-w-140 print:text-[9pt] print:[&_:is(th,td)]:px-0 print:[&_:is(th,td)]:pr-[6pt] print:[&_:is(th,td)]:hyphens-auto';

/**
 * A table; the words of its first row name it. On phones one of few columns stands as rows whose cells have the heads as labels,
 * one of more scrolls sideways in its place (app/styles/table.css). Columns of numbers are aligned at their ends.
 */
function ProseTable({ children, ...props }: ComponentProps<'table'>) {
  const [head = [], ...rows] = cellsIn(children);
  const labels = head.map((cell) => textOf(cell));
  // Where the writer has said how a column is aligned, it stays.
  const isOfNumbers = head.map(
    ({ props: { align } }, column) =>
      !align && column > 0 && rows.every((cells) => figure.test(textOf(cells[column]).trim())),
  );
  // Numbers are compared down their columns.
  const { columns, ofWords, rows: fewRows } = mostStacked;
  const isStacked =
    labels.length <= (isOfNumbers.slice(1).includes(true) ? columns : ofWords) ||
    rows.length <= fewRows;
  const propsOf = (column: number, isHead: boolean): Partial<CellProps> => ({
    ...(isOfNumbers[column] && { align: 'right' }),
    ...(isStacked && !isHead && column > 0 && { 'data-label': labels[column] }),
  });
  return (
    <ScrollRegion label={labels.join(' ').trim()}>
      <Table {...props} className={isStacked ? stackedStyle : wideStyle}>
        {withCellProps(children, propsOf)}
      </Table>
    </ScrollRegion>
  );
}

const headerLook = 'border-b-2 border-ink-purple py-3 pr-6 align-bottom text-h5 hyphens-none';
const Header = styled('th', headerLook);
const Corner = styled('td', headerLook);

/** How the words of a cell are aligned, as Markdown says it for its column (`---:`). */
const alignments: Readonly<Record<string, string>> = {
  left: 'text-left',
  center: 'text-center',
  right: 'text-right',
};

/** A cell whose alignment is a class: of `align` HTML says that it is obsolete. */
const aligned = <Props extends { align?: string; className?: string }>({
  align,
  className,
  ...others
}: Props) => ({ ...others, className: classNames(className, align && alignments[align]) });

/** Head of a column; one without words, above a column of row names, heads nothing and is an empty cell. */
function ProseTh({ scope = 'col', ...props }: ComponentProps<'th'>) {
  return textOf(props.children) === '' ? (
    <Corner {...aligned(props)} />
  ) : (
    <Header scope={scope} {...aligned(props)} />
  );
}

const Cell = styled('td', 'border-b border-rule py-3 pr-6 align-top');
const ProseTd = (props: ComponentProps<'td'>) => <Cell {...aligned(props)} />;

/**
 * A picture in running text, at most as wide as it is.
 * @param props.sizes How wide a raster picture is shown at most; by default the content's width.
 */
export function ProsePicture(props: ComponentProps<'img'>) {
  const { src, alt = '', width, height, title, sizes, className } = props;
  return (
    <Picture
      src={String(src)}
      alt={alt}
      width={width === undefined ? undefined : Number(width)}
      height={height === undefined ? undefined : Number(height)}
      title={title}
      sizes={sizes}
      className={classNames('my-8 block h-auto max-w-full', className)}
    />
  );
}

/** Lists within a list are closer to the line they belong to. */
const list = 'mb-5 max-w-column space-y-2 pl-6 last:mb-0 in-[li]:mt-2 in-[li]:mb-0';

/** How the elements that Markdown makes look. Blocks bring their own look. */
export const prose = {
  h1: heading(1, 'mb-10'),
  h2: heading(2, 'mb-6 max-w-[28ch] not-first:mt-14'),
  h3: heading(3, 'mb-4 not-first:mt-10'),
  h4: heading(4, 'mb-3 not-first:mt-8'),
  h5: heading(5, 'mb-2 not-first:mt-6'),
  p: styled('p', 'mb-5 max-w-column last:mb-0'),
  ul: styled('ul', `${list} list-disc marker:text-teal`),
  ol: styled('ol', `${list} list-decimal tabular-nums`),
  li: ProseListItem,
  // A last paragraph of its own says whose words they are.
  blockquote: styled(
    'blockquote',
    'my-8 max-w-column border-l-4 border-teal pl-6 text-body-l [&>p:last-child:not(:first-child)]:text-small [&>p:last-child:not(:first-child)]:text-ink-soft',
  ),
  figure: styled('figure', 'my-8 [&>img]:my-0'),
  figcaption: styled('figcaption', 'mt-3 max-w-column text-small text-ink-soft'),
  hr: styled('hr', 'my-12 border-t border-rule'),
  code: ProseCode,
  pre: ProsePre,
  table: ProseTable,
  th: ProseTh,
  td: ProseTd,
  a: ({ href = '', ...rest }: ComponentProps<'a'>) => <TextLink href={href} {...rest} />,
  img: ProsePicture,
};
