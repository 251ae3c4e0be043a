import { classNames } from '@/components/ui/class-names/class-names';
import { diceOf } from '@/lib/art/dice';

/** Widths of Open Sans in bold, in em, by kind of letter; letters not named here have the usual one. */
const widths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ilIj.,:;'’|!]/, 0.33],
  [/[ ftr()-]/, 0.42],
  [/[mwMWŁ@]/, 0.92],
  [/\p{Lu}/u, 0.7],
];
const usual = 0.6;

/**
 * How wide a name is, as far as it can be known without the font.
 * @param name The letters.
 * @returns Width in em.
 */
export const widthOf = (name: string): number =>
  [...name].reduce(
    (sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? usual),
    0,
  );

/** Size of the letters and height of the drawing, in units; one unit is a pixel where no width is given. */
const letters = 24;
const height = 36;
const baseline = 26;

/** Weights and distances of letters, in em: names next to each other differ, and none looks like a trademark. */
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
        lengthAdjust="spacing"
        fill="currentColor"
      >
        {name}
      </text>
    </svg>
  );
}
