import { classNames } from '@/components/ui/class-names/class-names';
import { diceOf } from '@/lib/art/dice';
import { widthOf } from './letter-widths';

/** Size of the letters and height of the drawing, in units; one unit is a pixel where no width is given. */
const letters = 24;
const height = 36;
const baseline = 26;

/** Weights and distances of letters, in em: names beside each other are told apart, and none looks like a trademark. */
const looks = [
  { weight: 800, tracking: -0.01 },
  { weight: 600, tracking: 0.05 },
  { weight: 700, tracking: 0.02 },
] as const;

type WordmarkProps = {
  name: string;
  /** Width in pixels, where it is not the usual one. */
  width?: number;
  className?: string;
};

/** A name drawn as a plain wordmark in the colour of the text. The same name always looks the same. */
export function Wordmark({ name, width, className }: WordmarkProps) {
  const { weight, tracking } = diceOf(name).pick<(typeof looks)[number]>(looks);
  const drawn = Math.ceil((widthOf(name) + tracking * name.length) * letters);
  return (
    <svg
      viewBox={`0 0 ${drawn} ${height}`}
      width={width ?? drawn}
      className={classNames('h-auto max-w-full', className)}
      role="img"
      aria-label={name}
    >
      <text
        y={baseline}
        fontSize={letters}
        fontWeight={weight}
        textLength={drawn}
        lengthAdjust="spacingAndGlyphs"
        fill="currentColor"
      >
        {name}
      </text>
    </svg>
  );
}
