import type { Element, ElementContent } from 'hast';
import type { Locale } from '@/lib/i18n/locales';
import { fillPlaceholders, placeholderValue } from '@/lib/site/placeholders';
import { typeset } from '@/lib/text/typeset';
import { childrenOf, eachNode, isElement, type Node, parseBody } from './tree';

/** Turns a picture as written into its pathname and size. */
export type ResolvePicture = (src: string) => { src: string; width: number; height: number };

/** A text as Markdown takes it for text: every sign that may mean something is behind a backslash. */
const escaped = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&');

/** Every brace of a text, those behind a backslash left alone, as the value it names or as a sign of its own. */
const withValues = (text: string, locale: Locale) =>
  text.replace(/\\[\s\S]|\{([^{}]*)\}|[{}]/g, (found: string, name?: string) => {
    if (name !== undefined) return escaped(placeholderValue(name.trim(), locale) ?? found);
    return found.startsWith('\\') ? found : escaped(found);
  });

/** The definition that a picture by reference needs; none for `![…](…)`. */
function definitionOf(written: string): string {
  if (!written.endsWith(']')) return '';
  const label = /\]\[([^\]]+)\]$/.exec(written)?.[1] ?? written.slice(2).replace(/\](\[\])?$/, '');
  return `\n\n[${label}]: x`;
}

/**
 * What a picture with a placeholder shows (`![Plan [v2] of {company}](plan.svg)`). The parser drops the braces of
 * expressions in it, so it is parsed once more by itself, with all else that Markdown may have there.
 * @param written The picture as it is in the source.
 * @returns undefined where it has no placeholder: the parser's own text is right.
 */
export function placeholderAlt(written: string, locale: Locale): string | undefined {
  if (!written.includes('{')) return undefined;
  // A picture that goes on in the next line of a quotation has the quotation's mark in it.
  const source = withValues(written.replace(/\n[ \t>]*/g, '\n'), locale);
  const tree = parseBody(source + definitionOf(source));
  let alt: string | undefined;
  eachNode(tree, (node) => {
    if (isElement(node, 'img')) alt ??= String(node.properties.alt ?? '');
    return undefined;
  });
  return alt;
}

/** Makes a picture ready to be shown: its text, its pathname, and its size, so that nothing moves. */
export function preparePicture(
  node: Element,
  source: string,
  { locale, resolvePicture }: { locale: Locale; resolvePicture?: ResolvePicture },
): void {
  const { src, alt } = node.properties;
  const { start, end } = node.position ?? {};
  const written = source.slice(start?.offset ?? 0, end?.offset ?? 0);
  node.properties.alt = typeset(placeholderAlt(written, locale) ?? String(alt ?? ''), locale);
  if (resolvePicture && typeof src === 'string')
    Object.assign(node.properties, resolvePicture(src));
}

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
 * Makes a figure of each picture that is alone in its paragraph and has a title (`![what it shows](file "caption")`): its caption.
 * @param locale The language of the text, in which captions give figures.
 */
export function wrapFigures(tree: Node, locale: Locale): void {
  eachNode(tree, (node) => {
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
    return undefined;
  });
}
