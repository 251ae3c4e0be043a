import { readFinishedProps } from '@/lib/mdx/block-props';
import type { BlockNode } from '@/lib/mdx/tree';
import type { BlockSchema } from '@/lib/schema/block';
import { referenceOf } from '@/lib/schema/formats';
import { absoluteAddress, absolutePicture } from './absolute-address';
import { escapeHtml } from './xml-text';

export type BlockHtmlOptions = {
  /** Contracts of the blocks, by name. */
  blocks: ReadonlyMap<string, BlockSchema>;
  /** Absolute address of the page the text is from. */
  pageUrl: string;
  /** The word for a kind of callout, e.g. "Warning". */
  calloutWord: (kind: string) => string;
};

type Props = Readonly<Record<string, unknown>>;

/** Properties that readers see as text, whichever block they belong to. */
const texts = new Set(
  'author caption description description2 lead name position text value visibleContent'.split(' '),
);
const names = new Set(['heading', 'title']);

/** Blocks whose texts are keys of interface texts. */
const keyed = new Set(['MigrationServiceCard']);

/** What a link reads, where its block names it. */
const labelOf = ({ label, buttonLabel, heading, title, name, text, alt }: Props, url: string) =>
  String(label ?? buttonLabel ?? heading ?? title ?? name ?? text ?? (alt || url));

/** The property that says what a picture shows: `imgSrc` goes with `imgAlt`, `src` with `alt`. */
const altNameOf = (key: string) => key.replace(/src$/, 'alt').replace(/Src$/, 'Alt');

function propertyHtml(key: string, props: Props, block: BlockSchema, pageUrl: string): string {
  const value = props[key];
  const schema = block.props.shape[key];
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string'))
    return texts.has(key) || key === 'list' || key === 'listItems'
      ? `<ul>${value.map((entry) => `<li>${escapeHtml(entry)}</li>`).join('')}</ul>`
      : '';
  if (typeof value !== 'string' || !schema) return '';
  const reference = referenceOf(schema);
  if (reference === 'picture') {
    const src = absolutePicture(value, pageUrl);
    const alt = escapeHtml(String(props[altNameOf(key)] ?? ''));
    return src ? `<p><img src="${escapeHtml(src)}" alt="${alt}"></p>` : '';
  }
  if (reference === 'link') {
    const href = absoluteAddress(value, pageUrl);
    return href
      ? `<p><a href="${escapeHtml(href)}">${escapeHtml(labelOf(props, href))}</a></p>`
      : '';
  }
  if (key === block.heading?.prop) {
    const tag = `h${block.heading.level}`;
    return `<${tag}>${escapeHtml(value)}</${tag}>`;
  }
  if (names.has(key)) return `<p><strong>${escapeHtml(value)}</strong></p>`;
  return texts.has(key) ? `<p>${escapeHtml(value)}</p>` : '';
}

/**
 * A block as feed readers can show it: its heading, texts, pictures and links in the order of its contract, then
 * what stands between its tags. A block that has none of these, such as a list of pages, is nothing.
 * @param inner What stands between its tags, as HTML.
 */
export function blockHtml(node: BlockNode, inner: string, options: BlockHtmlOptions): string {
  const block = options.blocks.get(node.name ?? '');
  if (!block || keyed.has(block.name)) return inner;
  const props = readFinishedProps(node);
  if (block.name === 'Callout') {
    const word = options.calloutWord(String(props['kind']));
    const title = props['title'] ? `${word}: ${props['title']}` : word;
    return `<blockquote><p><strong>${escapeHtml(title)}</strong></p>${inner}</blockquote>`;
  }
  const own = Object.keys(block.props.shape)
    .map((key) => propertyHtml(key, props, block, options.pageUrl))
    .join('');
  // Within a line of text a paragraph would break it off.
  const isInline = node.type === 'mdxJsxTextElement';
  return (isInline ? own.replace(/<\/?p>/g, '') : own) + inner;
}
