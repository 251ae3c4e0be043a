import type { Element, Properties } from 'hast';
import { type BlockNode, childrenOf, isBlock, isElement, type Node } from '@/lib/mdx/tree';
import { escapeHtml } from '@/lib/text/escape';
import { absoluteAddress, absolutePicture } from './absolute-address';
import { type BlockHtmlOptions, blockHtml } from './block-html';

/** Elements that feed readers show; of all others what is in them. */
const kept = new Set(
  'p h2 h3 h4 h5 h6 ul ol li a strong em del code pre blockquote table thead tbody tr th td img figure figcaption hr br sup sub'.split(
    ' ',
  ),
);

const empty = new Set(['img', 'hr', 'br']);

export type FeedHtmlOptions = BlockHtmlOptions & {
  /** Absolute address of the page the text is from. */
  pageUrl: string;
};

/** The attributes that an element keeps: where it leads, what it shows, where a list goes on. */
function attributesOf(tagName: string, properties: Properties, pageUrl: string): string {
  const { href, src, alt, width, height, start } = properties;
  const attributes: Record<string, unknown> =
    {
      a: { href: absoluteAddress(String(href ?? ''), pageUrl) },
      img: { src: absolutePicture(String(src ?? ''), pageUrl), alt: alt ?? '', width, height },
      ol: { start },
    }[tagName] ?? {};
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join('');
}

function elementHtml(node: Element, options: FeedHtmlOptions): string {
  const { tagName, properties } = node;
  // Links back from notes are of use on the page only.
  if ('dataFootnoteBackref' in properties) return '';
  if (tagName === 'input') return properties.checked ? '☑ ' : '☐ ';
  const inner = feedHtml(node, options);
  if (!kept.has(tagName)) return inner;
  const opening = `<${tagName}${attributesOf(tagName, properties, options.pageUrl)}>`;
  return empty.has(tagName) ? opening : `${opening}${inner}</${tagName}>`;
}

/**
 * What is in a node of a compiled text as plain HTML for feed readers: no scripts, no styles, no classes, all
 * addresses absolute. Blocks become headings, paragraphs, lists and pictures.
 */
export function feedHtml(parent: Node, options: FeedHtmlOptions): string {
  return childrenOf(parent)
    .map((node) => {
      if (node.type === 'text') return escapeHtml(node.value);
      if (isBlock(node)) return blockHtml(node as BlockNode, feedHtml(node, options), options);
      return isElement(node) ? elementHtml(node, options) : '';
    })
    .join('');
}
