import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type HtmlDocument = Tree.Document;
export type HtmlElement = Tree.Element;
export type HtmlText = Tree.TextNode;
type HtmlNode = Tree.Node;

export const parseHtml = (html: string): HtmlDocument => parse(html);

export const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;
export const isText = (node: HtmlNode): node is HtmlText => node.nodeName === '#text';

export const childrenOf = (node: HtmlNode): readonly Tree.ChildNode[] =>
  'childNodes' in node ? node.childNodes : [];

/** The value of an attribute; undefined where the element has none. */
export const attributeOf = (element: HtmlElement, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** All elements below a node, in the order of the document. */
export function* elementsBelow(node: HtmlNode): Generator<HtmlElement> {
  for (const child of childrenOf(node)) {
    if (!isElement(child)) continue;
    yield child;
    yield* elementsBelow(child);
  }
}

/** The text below a node, white space as it is. */
export const rawTextOf = (node: HtmlNode): string =>
  isText(node) ? node.value : childrenOf(node).map(rawTextOf).join('');

/** The text below a node in one line. */
export const textOf = (node: HtmlNode): string => rawTextOf(node).replace(/\s+/g, ' ').trim();
