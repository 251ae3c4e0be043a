import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names/class-names';
import { Link, type LinkProps } from '@/components/ui/link/link';
import { Picture } from '@/components/ui/picture/picture';

type ImageLinkProps = LinkProps & {
  /** The picture; its `alt` is the link's name, so it says where the link leads. */
  picture: ComponentProps<typeof Picture>;
};

/**
 * A picture that is a link.
 * @throws when the picture has no alternative text: the link would have no name.
 */
export function ImageLink({ picture, className, ...link }: ImageLinkProps) {
  if (!picture.alt.trim()) throw new Error(`The picture link to "${link.href}" has no name: alt`);
  return (
    <Link
      {...link}
      className={classNames(
        'inline-block max-w-full rounded-card transition-opacity duration-200 hover:opacity-80',
        className,
      )}
    >
      <Picture {...picture} className={classNames('h-auto max-w-full', picture.className)} />
    </Link>
  );
}
