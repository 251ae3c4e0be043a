import { LazyAvatarPicture } from '@/components/ui/lazy-leaves.client';
import { Picture } from '@/components/ui/picture/picture';
import { sizesInSquare } from '@/lib/pictures/picture-of-page';

const startsUpperCase = (word: string) => /^\p{Lu}/u.test(word);

/**
 * The initials of a person: of the first and of the last name. Titles and particles ("dr inż.", "van der")
 * are written in lower case and do not count, unless there is nothing else.
 * @param name Full name.
 * @returns One or two capital letters; nothing for an empty name.
 */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').match(/\p{L}[^\s]*/gu) ?? [];
  const names = words.some(startsUpperCase) ? words.filter(startsUpperCase) : words;
  const [first, last] = [names[0], names.length > 1 ? names.at(-1) : undefined];
  return [first, last].map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

/** Edge in CSS pixels and the classes that make it. */
const sizes = {
  sm: { edge: 40, className: 'size-10 text-small' },
  md: { edge: 64, className: 'size-16 text-h4' },
  lg: { edge: 96, className: 'size-24 text-h3' },
} as const;

type AvatarProps = {
  /** Full name of the person. */
  name: string;
  /** URL of the picture; without one there are only the initials. */
  src?: string;
  size?: keyof typeof sizes;
  /** The name is written next to it: assistive technology passes over the avatar. */
  isDecorative?: boolean;
};

/**
 * A person's picture, or a monogram on strata where there is none. A picture has the initials behind it: they show while it
 * loads and when it cannot be had, without script too. States: loading, loaded, error (docs/behaviour.md §4).
 */
export function Avatar({ name, src, size = 'md', isDecorative = false }: AvatarProps) {
  const { edge, className } = sizes[size];
  const label = isDecorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': name } as const);
  return (
    <span
      {...label}
      className={`group/avatar relative inline-flex shrink-0 items-center justify-center overflow-hidden border border-line font-bold select-none ${src ? 'rounded-full bg-mist text-purple' : 'monogram rounded-card text-on-night'} ${className}`}
    >
      <span
        aria-hidden="true"
        className={src ? 'group-has-data-[state=loaded]/avatar:invisible' : 'mb-[16%]'}
      >
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
