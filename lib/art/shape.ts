/**
 * Colours of the motif. `ground` and `soft` change with the picture's tone: what it stands on, and the
 * tint of hairlines; the others are tokens of app/theme.css.
 */
export type Paint = 'night' | 'purple' | 'blue' | 'teal' | 'yellow' | 'ground' | 'soft';

/** Ways a paint can thin out: towards the left, the right or the bottom; `deep` keeps more than half of it. */
export type Finish = 'left' | 'right' | 'down' | 'deep';

/** One area or line of a picture. */
export type Shape = {
  /** Path data, in the picture's units. */
  d: string;
  paint: Paint;
  finish?: Finish;
  /** 0 to 1; 1 unless told. */
  opacity?: number;
  /** Width of a line along the path, which is then not filled; in the picture's units. */
  line?: number;
  /** Dashes and gaps of the line, e.g. "2 8". */
  dashes?: string;
};

/** A picture, from back to front. */
export type Scene = readonly Shape[];

/** What a picture stands on. */
export type Tone = 'night' | 'paper' | 'mist' | 'purple' | 'blue';
