import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names/class-names';
import { Picture } from '@/components/ui/picture/picture';
import { TextLink } from '@/components/ui/text-link/text-link';
import { ProseCode, ProsePre } from './prose-code';
import { ProseListItem } from './prose-list-item';
import { ProseTable, ProseTd, ProseTh } from './prose-table';
import { styled } from './styled';

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

/** Lists within a list stand closer to the line they belong to. */
const list = 'mb-5 max-w-column space-y-2 pl-6 last:mb-0 in-[li]:mt-2 in-[li]:mb-0';

/** How the elements that Markdown makes look. Blocks bring their own look. */
export const prose = {
  h1: styled('h1', 'mb-10 text-h1'),
  h2: styled('h2', 'mb-6 max-w-[28ch] text-h2 not-first:mt-14'),
  h3: styled('h3', 'mb-4 text-h3 not-first:mt-10'),
  h4: styled('h4', 'mb-3 text-h4 not-first:mt-8'),
  h5: styled('h5', 'mb-2 text-h5 not-first:mt-6'),
  p: styled('p', 'mb-5 max-w-column last:mb-0'),
  ul: styled('ul', `${list} list-disc marker:text-teal`),
  ol: styled('ol', `${list} list-decimal tabular-nums`),
  li: ProseListItem,
  blockquote: styled('blockquote', 'my-8 max-w-column border-l-4 border-teal pl-6 text-body-l'),
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
