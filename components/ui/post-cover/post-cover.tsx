import { band } from '@/components/ui/strata-art/bands';
import { seededNumbers } from './seed';

/** Grounds and bands by category, so that news and blog are told apart at a glance. */
const palettes = {
  blog: { ground: 'var(--color-mist)', bands: ['purple', 'blue', 'teal', 'purple', 'yellow'] },
  news: { ground: 'var(--color-purple)', bands: ['teal', 'blue', 'mist', 'teal', 'yellow'] },
} as const;

type PostCoverProps = { id: string; category: keyof typeof palettes; className?: string };

/** A post's picture, drawn in the motif from its id and category. Decorative. */
export function PostCover({ id, category, className = '' }: PostCoverProps) {
  const next = seededNumbers(id);
  const { ground, bands } = palettes[category];
  const layers = bands.map((color, index) => ({
    color: `var(--color-${color})`,
    d: band(
      Math.round(40 + index * 62 + next() * 40),
      Math.round(20 + next() * 60),
      Math.round(-300 * next()),
    ),
    width: color === 'yellow' ? 8 : Math.round(18 + next() * 46),
  }));
  return (
    <svg
      viewBox="0 0 700 400"
      preserveAspectRatio="xMidYMid slice"
      className={`block w-full ${className}`}
      aria-hidden="true"
    >
      <path d="M0 0H700V400H0z" fill={ground} />
      {layers.map(({ d, color, width }) => (
        <path key={d} d={d} fill="none" stroke={color} strokeWidth={width} strokeLinecap="round" />
      ))}
    </svg>
  );
}
