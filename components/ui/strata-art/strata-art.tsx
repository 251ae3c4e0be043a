import { createElement, type ReactNode } from 'react';
import { type ArtName, artSize } from '@/lib/art/art-names';
import type { Paint, Scene, Tone } from '@/lib/art/scene';
import { paintToken, sceneElements } from '@/lib/art/scene';
import { scenes } from '@/lib/art/scenes';
import { pictureId, seededRandom } from '@/lib/art/seeded-random';
import type { SvgNode } from '@/lib/art/svg-text';

/** Elements of a drawing for a page. */
export const svgElements = (nodes: readonly (SvgNode | string)[]): ReactNode =>
  nodes.map((node, index) =>
    typeof node === 'string'
      ? node
      : createElement(
          node.tag,
          { ...node.props, key: index },
          node.children && svgElements(node.children),
        ),
  );

/**
 * What is drawn inside an SVG of a page, in the theme's colours.
 * @param id Begins the ids of gradients: pictures of one page that differ need different ones.
 */
export function SceneShapes({ scene, id, tone }: { scene: Scene; id: string; tone: Tone }) {
  // What has the colour of the ground would not be seen.
  const colorOf = (paint: Paint) =>
    `var(--color-${paintToken(paint === tone ? 'night' : paint, tone)})`;
  return svgElements(sceneElements(scene, id, colorOf));
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
        scene={scenes[name](seededRandom(seed))}
        id={pictureId(`${name}/${tone}/${seed}`)}
        tone={tone}
      />
    </svg>
  );
}
