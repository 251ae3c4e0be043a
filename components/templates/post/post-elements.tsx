import type { ComponentProps } from 'react';
import { ProsePicture } from '@/components/ui/prose/prose';
import { PostHeading } from './post-heading';

type HeadingProps = Omit<ComponentProps<typeof PostHeading>, 'level'>;

/** Elements that look otherwise in posts: headings have links to themselves, footnotes stand apart. */
export const postElements = {
  h2: (props: HeadingProps) => <PostHeading level={2} {...props} />,
  h3: (props: HeadingProps) => <PostHeading level={3} {...props} />,
  // The column of a post is 39rem wide, so larger files would be fetched for nothing.
  img: (props: ComponentProps<'img'>) => (
    <ProsePicture {...props} sizes="(min-width: 45rem) 39rem, 92vw" />
  ),
  // The one section that Markdown makes.
  section: ({ className: _own, ...props }: ComponentProps<'section'>) => (
    <section {...props} className="mt-16 border-t border-rule pt-8 text-small" />
  ),
};
