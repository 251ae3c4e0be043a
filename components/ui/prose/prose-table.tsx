import { Children, type ComponentProps } from 'react';
import { ScrollRegion } from '@/components/ui/scroll-region/scroll-region';
import { textOf } from '@/components/ui/slots/text-of';
import { styled } from './styled';

/** Never narrower than 560 px, so that columns stay readable on phones. */
const Table = styled('table', 'w-full min-w-140 border-collapse text-left tabular-nums');

/** A table, which scrolls sideways in its place; the words of its first row name it. */
export function ProseTable(props: ComponentProps<'table'>) {
  const rows = Children.toArray(props.children).filter((child) => textOf(child) !== '');
  return (
    <ScrollRegion label={textOf(rows[0])}>
      <Table {...props} />
    </ScrollRegion>
  );
}

const headerLook = 'border-b-2 border-ink-purple py-3 pr-6 align-bottom text-h5 hyphens-none';
const Header = styled('th', headerLook);
const Corner = styled('td', headerLook);

/** Head of a column; one without words, above a column of row names, heads nothing and is an empty cell. */
export function ProseTh({ scope = 'col', ...props }: ComponentProps<'th'>) {
  return textOf(props.children) === '' ? (
    <Corner {...props} />
  ) : (
    <Header scope={scope} {...props} />
  );
}

export const ProseTd = styled('td', 'border-b border-rule py-3 pr-6 align-top');
