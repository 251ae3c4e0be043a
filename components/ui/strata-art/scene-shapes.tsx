import { createElement, type ReactNode } from 'react';
import { paintToken, type Scene, type SvgElement, sceneElements, type Tone } from '@/lib/art/scene';

const draw = (elements: readonly SvgElement[]): ReactNode =>
  elements.map(({ tag, props, children }, index) =>
    createElement(tag, { ...props, key: index }, children && draw(children)),
  );

/**
 * What is drawn inside an SVG of a page, in the theme's colours.
 * @param id Begins the ids of gradients: pictures of one page that differ need different ones.
 */
export function SceneShapes({ scene, id, tone }: { scene: Scene; id: string; tone: Tone }) {
  return draw(sceneElements(scene, id, (paint) => `var(--color-${paintToken(paint, tone)})`));
}
