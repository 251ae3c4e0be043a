import type { Paint, Tone } from './shape';

/** Tokens of the two paints that change with the tone. */
const toneTokens: Record<Tone, { ground: string; soft: string }> = {
  night: { ground: 'night', soft: 'on-night-soft' },
  paper: { ground: 'paper', soft: 'purple' },
  mist: { ground: 'mist', soft: 'purple' },
  purple: { ground: 'purple', soft: 'on-night-soft' },
  blue: { ground: 'blue', soft: 'on-night-soft' },
};

/** The colour token of a paint in a picture of the given tone, without the prefix `--color-`. */
export function paintToken(paint: Paint, tone: Tone): string {
  return paint === 'ground' || paint === 'soft' ? toneTokens[tone][paint] : paint;
}
