import type { ComponentProps } from 'react';
import { Picture } from '@/components/ui/picture/picture';
import { ScrollRegion } from '@/components/ui/scroll-region/scroll-region';
import { TextLink } from '@/components/ui/text-link/text-link';

/** How the elements that Markdown makes look. Blocks bring their own look. */
export const prose = {
  h2: (props: ComponentProps<'h2'>) => (
    <h2 className="max-w-[28ch] text-h2 text-current not-first:mt-14 mb-6" {...props} />
  ),
  h3: (props: ComponentProps<'h3'>) => <h3 className="mt-10 mb-4 text-h3" {...props} />,
  h4: (props: ComponentProps<'h4'>) => <h4 className="mt-8 mb-3 text-h4" {...props} />,
  p: (props: ComponentProps<'p'>) => <p className="mb-5 max-w-column last:mb-0" {...props} />,
  ul: (props: ComponentProps<'ul'>) => (
    <ul
      className="mb-5 max-w-column list-disc space-y-2 pl-6 marker:text-teal last:mb-0"
      {...props}
    />
  ),
  ol: (props: ComponentProps<'ol'>) => (
    <ol
      className="mb-5 max-w-column list-decimal space-y-2 pl-6 tabular-nums last:mb-0"
      {...props}
    />
  ),
  blockquote: (props: ComponentProps<'blockquote'>) => (
    <blockquote className="my-8 max-w-column border-l-4 border-teal pl-6 text-body-l" {...props} />
  ),
  pre: (props: ComponentProps<'pre'>) => (
    <ScrollRegion>
      <pre
        className="w-max min-w-full rounded-card bg-night p-6 text-small text-on-night"
        {...props}
      />
    </ScrollRegion>
  ),
  table: (props: ComponentProps<'table'>) => (
    <ScrollRegion>
      <table className="w-full min-w-140 border-collapse text-left tabular-nums" {...props} />
    </ScrollRegion>
  ),
  th: (props: ComponentProps<'th'>) => (
    <th
      scope="col"
      className="border-b-2 border-purple py-3 pr-6 align-bottom text-h5"
      {...props}
    />
  ),
  td: (props: ComponentProps<'td'>) => (
    <td className="border-b border-line py-3 pr-6 align-top" {...props} />
  ),
  a: ({ href = '', ...rest }: ComponentProps<'a'>) => <TextLink href={href} {...rest} />,
  img: ({ src, alt = '', width, height, title }: ComponentProps<'img'>) => (
    <Picture
      src={String(src)}
      alt={alt}
      width={width === undefined ? undefined : Number(width)}
      height={height === undefined ? undefined : Number(height)}
      title={title}
      className="my-8 block h-auto max-w-full"
    />
  ),
};
