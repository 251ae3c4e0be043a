import { type ArtName, artSize } from '@/lib/art/art-names';
import { diceOf, pictureId } from '@/lib/art/dice';
import type { Tone } from '@/lib/art/scene';
import { scenes } from '@/lib/art/scenes';
import { SceneShapes } from './scene-shapes';

type StrataArtProps = {
  name: ArtName;
  /** What the variation belongs to, usually a page's id: the same seed draws the same picture. */
  seed?: string;
  /** Whether it stands on night or on paper. */
  tone?: Tone;
  className?: string;
};

/** A decorative picture in the site's motif; cropped to its frame around its middle. */
export function StrataArt({ name, seed = '', tone = 'night', className }: StrataArtProps) {
  return (
    <svg
      viewBox={`0 0 ${artSize.width} ${artSize.height}`}
      className={className}
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <SceneShapes
        scene={scenes[name](diceOf(seed))}
        id={pictureId(`${name}/${tone}/${seed}`)}
        tone={tone}
      />
    </svg>
  );
}
