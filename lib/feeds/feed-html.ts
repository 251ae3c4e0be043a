import type { Element, Properties } from 'hast';
import type { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import { readFinishedProps } from '@/lib/mdx/block-props';
import { type BlockNode, childrenOf, isBlock, isElement, type Node } from '@/lib/mdx/tree';
import type { BlockSchema } from '@/lib/schema/block';
import { referenceOf, roleOf, type TextRole } from '@/lib/schema/formats';
import { escapeHtml } from '@/lib/text/escape';
import { absolutePicture, absoluteUrl } from './absolute-url';

type BlockHtmlOptions = {
  /** Contracts of the blocks, by name. */
  blocks: ReadonlyMap<string, BlockSchema>;
  /** URL of the page the text is from. */
  pageUrl: string;
  /** The word for a kind of callout, e.g. "Warning". */
  calloutWord: (kind: string) => string;
  /** The interface text that names a property of a block with `labels`, e.g. “You get”. */
  labelOf: (labels: string, property: string) => string | undefined;
  /** The language of the text. */
  locale: Locale;
};

type Props = Readonly<Record<string, unknown>>;

/** Names of a block's properties that have a role, in the order of its contract. */
const withRole = ({ props }: BlockSchema, role: TextRole): string[] =>
  Object.entries(props.shape).flatMap(([key, schema]) => (roleOf(schema) === role ? [key] : []));

/** What a link reads: its label, the name of its block, or the first text in it. */
function linkText(key: string, props: Props, block: BlockSchema, url: string): string {
  const candidates = [
    key.replace(/href$/, 'label').replace(/Href$/, 'Label'),
    ...withRole(block, 'heading'),
    block.heading?.prop ?? '',
    ...withRole(block, 'text'),
    'alt',
  ].filter((name) => name !== key);
  const text = candidates
    .map((name) => props[name])
    .find((value) => value && typeof value === 'string');
  return String(text ?? url);
}

/** The property that says what a picture shows: `imgSrc` goes with `imgAlt`, `src` with `alt`. */
const altNameOf = (key: string) => key.replace(/src$/, 'alt').replace(/Src$/, 'Alt');

function referenceHtml(
  key: string,
  value: string,
  props: Props,
  block: BlockSchema,
  pageUrl: string,
) {
  const reference = referenceOf(block.props.shape[key] as z.core.$ZodType);
  if (reference === 'picture') {
    const src = absolutePicture(value, pageUrl);
    const alt = escapeHtml(String(props[altNameOf(key)] ?? ''));
    return src ? `<p><img src="${escapeHtml(src)}" alt="${alt}"></p>` : '';
  }
  const href = reference === 'link' ? absoluteUrl(value, pageUrl) : undefined;
  return href
    ? `<p><a href="${escapeHtml(href)}">${escapeHtml(linkText(key, props, block, href))}</a></p>`
    : '';
}

/** A property as its schema marks it: a text in its role, a list of texts, a picture, a link; all else is nothing. */
function propertyHtml(
  key: string,
  props: Props,
  block: BlockSchema,
  { pageUrl, labelOf }: BlockHtmlOptions,
): string {
  const value = props[key];
  const schema = block.props.shape[key];
  const role = schema && roleOf(schema);
  if (role === 'text' && Array.isArray(value))
    return `<ul>${value.map((entry) => `<li>${escapeHtml(String(entry))}</li>`).join('')}</ul>`;
  if (typeof value !== 'string') return '';
  if (key === block.heading?.prop) {
    const tag = `h${block.heading.level}`;
    return `<${tag}>${escapeHtml(value)}</${tag}>`;
  }
  if (role === 'heading') return `<p><strong>${escapeHtml(value)}</strong></p>`;
  const label = block.labels && labelOf(block.labels, key);
  const named = label ? `<strong>${escapeHtml(label)}:</strong> ` : '';
  if (role === 'text') return `<p>${named}${escapeHtml(value)}</p>`;
  return schema ? referenceHtml(key, value, props, block, pageUrl) : '';
}

/** What a picture drawn from data shows, as a table: feed readers get no drawings. */
function numbersHtml(block: BlockSchema, props: Props, locale: Locale): string {
  const numbers = block.numbers?.(props, locale);
  if (!numbers) return '';
  const row = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  const body = numbers.rows.map((cells) => row('td', cells)).join('');
  return `<table><thead>${row('th', numbers.head)}</thead><tbody>${body}</tbody></table>`;
}

/**
 * A block as feed readers can show it: its heading, texts, pictures and links in the order of its contract, then
 * what is between its tags. A block that has none of these, such as a list of pages, is nothing; so is one whose
 * texts are keys of interface texts.
 * @param inner What is between its tags, as HTML.
 */
function blockHtml(node: BlockNode, inner: string, options: BlockHtmlOptions): string {
  const block = options.blocks.get(node.name ?? '');
  if (!block || withRole(block, 'key').length > 0) return inner;
  const props = readFinishedProps(node);
  if (block.name === 'Callout') {
    const word = options.calloutWord(String(props['kind']));
    const title = props['title'] ? `${word}: ${props['title']}` : word;
    return `<blockquote><p><strong>${escapeHtml(title)}</strong></p>${inner}</blockquote>`;
  }
  const own = Object.keys(block.props.shape)
    .map((key) => propertyHtml(key, props, block, options))
    .join('');
  // Within a line of text a paragraph would break it off.
  const isInline = node.type === 'mdxJsxTextElement';
  return (
    (isInline ? own.replace(/<\/?p>/g, '') : own) +
    numbersHtml(block, props, options.locale) +
    inner
  );
}

/** Elements that feed readers show; of all others what is in them. */
const kept = new Set(
  'p h2 h3 h4 h5 h6 ul ol li a strong em del code pre blockquote table thead tbody tr th td img figure figcaption hr br sup sub'.split(
    ' ',
  ),
);

const empty = new Set(['img', 'hr', 'br']);

export type FeedHtmlOptions = BlockHtmlOptions & {
  /** URL of the page the text is from. */
  pageUrl: string;
};

/** The attributes that an element keeps: where it leads, what it shows, where a list goes on. */
function attributesOf(tagName: string, properties: Properties, pageUrl: string): string {
  const { href, src, alt, width, height, start } = properties;
  const attributes: Record<string, unknown> =
    {
      a: { href: absoluteUrl(String(href ?? ''), pageUrl) },
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
 * URLs absolute. Blocks become headings, paragraphs, lists and pictures.
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
