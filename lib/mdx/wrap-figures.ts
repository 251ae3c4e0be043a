import type { Element, ElementContent } from 'hast';
import type { Locale } from '@/lib/i18n/locales';
import { fillPlaceholders } from '@/lib/site/placeholders';
import { childrenOf, isElement, type Node, walk } from './nodes';

/** The one picture with a title that a paragraph consists of, if it does. */
function captioned(node: Node): Element | undefined {
  if (!isElement(node, 'p')) return undefined;
  const [only, ...more] = node.children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  );
  if (!only || more.length > 0 || !isElement(only, 'img')) return undefined;
  return only.properties.title ? only : undefined;
}

/**
 * Makes a figure of each picture that stands alone and has a title (`![what it shows](file "caption")`): its caption.
 * @param locale The language of the text, in which captions give facts.
 */
export function wrapFigures(tree: Node, locale: Locale): void {
  walk(tree, (node) => {
    const children = childrenOf(node);
    for (const [index, child] of children.entries()) {
      const picture = captioned(child);
      if (!picture) continue;
      const { title, ...properties } = picture.properties;
      const caption: ElementContent = {
        type: 'element',
        tagName: 'figcaption',
        properties: {},
        children: [{ type: 'text', value: fillPlaceholders(String(title), locale) }],
      };
      children[index] = {
        type: 'element',
        tagName: 'figure',
        properties: {},
        children: [{ ...picture, properties }, caption],
      };
    }
  });
}
