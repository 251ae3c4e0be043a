import { classNames } from '@/components/ui/class-names/class-names';
import { seededRandom } from '@/lib/art/seeded-random';

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
const widthOf = (name: string): number =>
  [...name].reduce(
    (sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? usual),
    0,
  );

/** Size of the letters and height of the drawing, in units; one unit is a pixel where no width is given. */
const letters = 24;
const height = 36;
const baseline = 26;
const nextLine = 28;

/** Weights and distances of letters, in em: names next to each other differ, and none looks like a trademark. */
const looks = [
  { weight: 800, tracking: -0.01 },
  { weight: 600, tracking: 0.05 },
  { weight: 700, tracking: 0.02 },
] as const;

/** A name in two lines as even as its spaces allow; in one where it has none, or is no wider than asked for. */
function linesOf(name: string, mostWidth: number): readonly string[] {
  const words = name.split(' ');
  if (words.length === 1 || widthOf(name) * letters <= mostWidth) return [name];
  const halves = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const widest = (lines: readonly string[]) => Math.max(...lines.map(widthOf));
  return halves.reduce((best, lines) => (widest(lines) < widest(best) ? lines : best));
}

type WordmarkProps = {
  name: string;
  /** In units: a name that is wider is set in two lines, where a narrow place would make its letters too small. */
  mostWidth?: number;
  /** Width in pixels, where it is not the usual one. */
  width?: number;
  className?: string;
};

/** A name drawn as a plain wordmark in the colour of the text. The same name always looks the same. */
export function Wordmark({ name, mostWidth = Infinity, width, className }: WordmarkProps) {
  const { weight, tracking } = seededRandom(name).pick<(typeof looks)[number]>(looks);
  const lines = linesOf(name, mostWidth);
  const widthIn = (line: string) => Math.ceil((widthOf(line) + tracking * line.length) * letters);
  const drawn = Math.max(...lines.map(widthIn));
  return (
    <svg
      viewBox={`0 0 ${drawn} ${height + (lines.length - 1) * nextLine}`}
      width={width ?? drawn}
      className={classNames('h-auto max-w-full', className)}
      role="img"
      aria-label={name}
    >
      {lines.map((line, index) => (
        <text
          key={line}
          y={baseline + index * nextLine}
          fontSize={letters}
          fontWeight={weight}
          textLength={widthIn(line)}
          lengthAdjust="spacing"
          fill="currentColor"
        >
          {line}
        </text>
      ))}
    </svg>
  );
}
