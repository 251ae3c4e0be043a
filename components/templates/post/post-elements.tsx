import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { Heading } from '@/components/ui/heading/heading';
import { wholeWords } from '@/components/ui/heading/whole-words';
import { ProsePicture } from '@/components/ui/prose/prose';
import { textOf } from '@/components/ui/slots/slots';

const looks = {
  2: 'not-first:mt-12 mb-4 text-h2-small',
  3: 'not-first:mt-8 mb-3 text-h4',
} as const;

/** The id that the parser gives the heading of the footnotes, which it means to be hidden. */
const footnotesId = 'footnote-label';

type PostHeadingProps = ComponentProps<'h2'> & { level: keyof typeof looks };

/**
 * A heading of a post with a link to itself, which also copies its URL once script runs. The link is
 * next to the heading and not in it, so that the heading keeps its name.
 */
async function PostHeading({ level, id, children, ...rest }: PostHeadingProps) {
  const t = await getTranslations('blog');
  const Tag = `h${level}` as const;
  if (id === footnotesId) {
    return (
      <Heading level={2} look="h4" id={id} className="mb-4">
        {children}
      </Heading>
    );
  }
  return (
    <div className={`group/heading flex max-w-column items-baseline gap-3 ${looks[level]}`}>
      <Tag id={id} className="min-w-0" {...rest}>
        {wholeWords(children)}
      </Tag>
      <a
        href={`#${id}`}
        data-heading-link
        data-pagefind-ignore
        aria-label={t('heading_link', { heading: textOf(children) })}
        className="px-2 text-ink-soft no-underline transition-opacity duration-150 group-hover/heading:opacity-100 hover:text-ink-link focus-visible:opacity-100 pointer-fine:opacity-0 print:hidden"
      >
        #
      </a>
    </div>
  );
}

type HeadingProps = Omit<ComponentProps<typeof PostHeading>, 'level'>;

/** Elements that look otherwise in posts: headings have links to themselves, footnotes are set apart. */
export const postElements = {
  h2: (props: HeadingProps) => <PostHeading level={2} {...props} />,
  h3: (props: HeadingProps) => <PostHeading level={3} {...props} />,
  // The column of a post is 42.5rem wide, so larger files would be fetched for nothing.
  img: (props: ComponentProps<'img'>) => (
    <ProsePicture {...props} sizes="(min-width: 48rem) 42.5rem, 92vw" />
  ),
  // The one section that Markdown makes.
  section: ({ className: _own, ...props }: ComponentProps<'section'>) => (
    <section {...props} className="mt-16 border-t border-rule pt-8 text-small" />
  ),
};
