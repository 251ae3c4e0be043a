import { Picture } from '@/components/ui/picture/picture';
import { sizesInSquare } from '@/lib/pictures/picture-of-page';
import { initialsOf } from './initials';
import { LazyAvatarPicture } from './lazy-avatar-picture.client';

/** Edge in CSS pixels and the classes that make it. */
const sizes = {
  sm: { edge: 40, className: 'size-10 text-small' },
  md: { edge: 64, className: 'size-16 text-h4' },
  lg: { edge: 96, className: 'size-24 text-h3' },
} as const;

type AvatarProps = {
  /** Full name of the person. */
  name: string;
  /** Address of the picture; without one the initials stand alone. */
  src?: string;
  size?: keyof typeof sizes;
  /** The name is written beside it: assistive technology passes over the avatar. */
  isDecorative?: boolean;
};

/**
 * A person's picture, with the initials behind it: they show while it loads and when it cannot be had,
 * without script too. States: loading, loaded, error (specification §4).
 */
export function Avatar({ name, src, size = 'md', isDecorative = false }: AvatarProps) {
  const { edge, className } = sizes[size];
  const label = isDecorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': name } as const);
  return (
    <span
      {...label}
      className={`group/avatar relative inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full border border-line bg-mist font-bold text-purple select-none ${className}`}
    >
      <span aria-hidden="true" className="group-has-data-[state=loaded]/avatar:invisible">
        {initialsOf(name)}
      </span>
      {src && (
        <LazyAvatarPicture>
          <Picture
            src={src}
            alt=""
            width={edge}
            height={edge}
            sizes={sizesInSquare(src, edge)}
            className="size-full object-cover"
          />
        </LazyAvatarPicture>
      )}
    </span>
  );
}
