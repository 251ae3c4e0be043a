import type { CDPSession } from '@playwright/test';
import type { Box } from './box';

/** Properties that are compared. Those that follow from the size of the window alone are left to the boxes. */
export const comparedStyles = [
  'color',
  'background-color',
  'background-image',
  'opacity',
  'visibility',
  'display',
  'position',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'line-height',
  'letter-spacing',
  'text-align',
  'text-transform',
  'text-decoration-line',
  'padding-top',
  'padding-right',
  'padding-bottom',
  'padding-left',
  'margin-top',
  'margin-bottom',
  'border-top-width',
  'border-right-width',
  'border-bottom-width',
  'border-left-width',
  'border-top-color',
  'border-left-color',
  'border-top-left-radius',
  'box-shadow',
  'outline-style',
  'row-gap',
  'column-gap',
  'flex-direction',
  'flex-wrap',
  'align-items',
  'justify-content',
  'transform',
  'object-fit',
  'fill',
  'stroke',
  'stroke-width',
  'list-style-type',
  'overflow-x',
  'white-space',
] as const;

/** What a browser has put on the screen for an element or a text. */
export type LayoutBox = {
  /** Name of the element, or `#text`. */
  name: string;
  /** Names of its classes. */
  classes: string;
  /** Of a text, in one line. */
  text: string;
  /** Place of the box that it is in; -1 for the first. */
  parent: number;
  box: Box;
  /** Values of `comparedStyles`. */
  styles: readonly string[];
  /** What an element shows besides its style: form of a drawing, address of a picture. */
  shape: string;
};

/** What a browser has made of a page. */
export type LayoutSnapshot = { boxes: readonly LayoutBox[]; width: number; height: number };

/** Attributes that give a drawing its form, and pictures their content. */
const shapeAttributes = new Set(
  'd points x y x1 x2 y1 y2 cx cy r rx ry width height viewbox transform offset src srcset href dx dy'.split(
    ' ',
  ),
);

/**
 * Takes a snapshot of the layout: every box with its place, text and style, exactly as laid out, so that two of them are
 * equal where the pages look the same, and differ in what differs.
 * @param session To a page that has loaded.
 */
export async function takeSnapshot(session: CDPSession): Promise<LayoutSnapshot> {
  const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', {
    computedStyles: [...comparedStyles],
  });
  const [document] = documents;
  if (!document) throw new Error('The browser gave no snapshot of a page');
  const { nodes, layout, contentWidth = 0, contentHeight = 0 } = document;
  const at = (index: number | undefined) =>
    index === undefined || index < 0 ? '' : (strings[index] ?? '');
  const boxOfNode = new Map<number, number>();
  const boxes = layout.nodeIndex.map((node, index): LayoutBox => {
    if (!boxOfNode.has(node)) boxOfNode.set(node, index);
    let above = nodes.parentIndex?.[node] ?? -1;
    while (above >= 0 && !boxOfNode.has(above)) above = nodes.parentIndex?.[above] ?? -1;
    const [x = 0, y = 0, width = 0, height = 0] = layout.bounds[index] ?? [];
    const attributes = nodes.attributes?.[node] ?? [];
    const shape: string[] = [];
    let classes = '';
    for (let one = 0; one < attributes.length; one += 2) {
      const name = at(attributes[one]);
      // References between parts of a drawing are named anew by a build.
      const value = at(attributes[one + 1]);
      if (name === 'class') classes = value;
      if (shapeAttributes.has(name) && !value.startsWith('#')) shape.push(`${name}=${value}`);
    }
    return {
      name: at(nodes.nodeName?.[node]).toLowerCase(),
      classes,
      text: at(layout.text[index]).replace(/\s+/g, ' ').trim(),
      parent: boxOfNode.get(above) ?? -1,
      box: { x, y, width, height },
      styles: (layout.styles[index] ?? []).map((style) =>
        at(style).replace(/url\("[^"]*#/g, 'url("#'),
      ),
      shape: shape.join(' '),
    };
  });
  return { boxes, width: contentWidth, height: contentHeight };
}
