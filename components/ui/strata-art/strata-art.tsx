import { createElement, type ReactNode } from 'react';
import { type ArtName, artSize } from '@/lib/art/art-names';
import { diceOf, pictureId } from '@/lib/art/dice';
import type { Paint, Scene, Tone } from '@/lib/art/scene';
import { paintToken, type SvgElement, sceneElements } from '@/lib/art/scene';
import { scenes } from '@/lib/art/scenes';

const draw = (elements: readonly SvgElement[]): ReactNode =>
  elements.map(({ tag, props, children }, index) =>
    createElement(tag, { ...props, key: index }, children && draw(children)),
  );

/**
 * What is drawn inside an SVG of a page, in the theme's colours.
 * @param id Begins the ids of gradients: pictures of one page that differ need different ones.
 */
export function SceneShapes({ scene, id, tone }: { scene: Scene; id: string; tone: Tone }) {
  // What has the colour of the ground would not be seen.
  const colorOf = (paint: Paint) =>
    `var(--color-${paintToken(paint === tone ? 'night' : paint, tone)})`;
  return draw(sceneElements(scene, id, colorOf));
}

type StrataArtProps = {
  name: ArtName;
  /** What the variation belongs to, usually a page's id: the same seed draws the same picture. */
  seed?: string;
  /** Whether it is on night or on paper. */
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
