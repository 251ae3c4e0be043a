/**
 * One soft band of the motif: a rounded horizontal stroke that rises and falls once or twice.
 * @param y Height of the band's middle at its left end, in the picture's units.
 * @param swing How far it rises and falls, in the same units; negative to begin downwards.
 * @param shift Sideways shift of the wave, in units.
 */
export function band(y: number, swing: number, shift: number): string {
  const x = -120 + shift;
  return `M${x} ${y}c140 ${-swing} 260 ${-swing} 400 0s260 ${swing} 400 0 260 ${-swing} 400 0`;
}

/** Thin parallel lines that follow a band, `gap` units apart. */
export function lines(count: number, y: number, gap: number, swing: number, shift: number): string {
  return Array.from({ length: count }, (_, index) => band(y + index * gap, swing, shift)).join('');
}

/** A slab seen from above at an angle: its upper face, and the two sides below it. */
export function slab(x: number, y: number, width: number, depth: number, height: number) {
  const half = width / 2;
  return {
    top: `M${x} ${y}l${half} ${-depth}l${half} ${depth}l${-half} ${depth}z`,
    left: `M${x} ${y}v${height}l${half} ${depth}v${-height}z`,
    right: `M${x + width} ${y}v${height}l${-half} ${depth}v${-height}z`,
  };
}
