import GithubSlugger from 'github-slugger';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';
import type { Locale } from '@/lib/i18n/locales';
import { placeholderValue } from '@/lib/site/placeholders';
import type { FoundFence, FoundLink } from './document';

/** A node of the syntax tree, as far as anything is read off it. */
export type TreeNode = {
  type: string;
  name?: string | null;
  url?: string;
  alt?: string | null;
  value?: string;
  lang?: string | null;
  meta?: string | null;
  depth?: number;
  identifier?: string;
  checked?: boolean | null;
  /** Of a tag: its properties. */
  attributes?: (MdxJsxAttribute | MdxJsxExpressionAttribute)[];
  children?: TreeNode[];
  position?: { start: { offset?: number }; end: { offset?: number } };
};

export const isTag = (node: TreeNode): boolean =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

export const offsetOf = (node: TreeNode): number => node.position?.start.offset ?? 0;

/** All text below a node, as it reads. */
export const textOf = (node: TreeNode): string =>
  node.value ?? node.alt ?? (node.children ?? []).map(textOf).join('');

/** What a code block says behind its fence; nothing where it says nothing, as indented code does. */
export function readFence(node: TreeNode, source: string): FoundFence[] {
  const { lang, meta } = node;
  if (!lang) return [];
  const offset = offsetOf(node);
  const [fence = ''] = /^[`~]*[ \t]*/.exec(source.slice(offset, offset + 200)) ?? [];
  const langOffset = offset + fence.length;
  const behind = langOffset + lang.length;
  const [spaces = ''] = /^[ \t]*/.exec(source.slice(behind, behind + 200)) ?? [];
  return [{ lang, langOffset, meta: meta ?? '', metaOffset: behind + spaces.length }];
}

/** Where the address begins in the source, if it is there as it reads. */
function hrefOffset(node: TreeNode, source: string): number | undefined {
  const href = node.url ?? '';
  const start = offsetOf(node);
  const end = node.position?.end.offset ?? start;
  const isDefinition = node.type === 'definition';
  const textEnd = isDefinition
    ? source.indexOf(']:', start)
    : node.children?.at(-1)?.position?.end.offset;
  const isBare = source[start] !== '[';
  const from = isBare ? start : (textEnd ?? start);
  const at = source.slice(from, end).indexOf(href);
  return href === '' || at < 0 ? undefined : from + at;
}

/** What there is to know of a link in Markdown, or of the definition that a link refers to. */
export function readLink(node: TreeNode, source: string): FoundLink {
  const offset = offsetOf(node);
  const isDefinition = node.type === 'definition';
  return {
    href: node.url ?? '',
    offset,
    text: isDefinition ? '-' : textOf(node),
    isBare: !isDefinition && source[offset] !== '[',
    isDefinition,
    hrefOffset: hrefOffset(node, source),
  };
}

/** A code span, or a character behind a backslash, in which `|` ends no cell. */
const noBorder = /\\[^\n]|`[^`\n]*`/g;

/**
 * The rows of a table, with the cells they are written with: the tree has as many as the header in each.
 * @param source The text it is in.
 */
export const tableRows = (table: TreeNode, source: string): { cells: number; offset: number }[] =>
  (table.children ?? []).map((row) => {
    const offset = offsetOf(row);
    const written = source.slice(offset, row.position?.end.offset ?? offset).trim();
    const cells = written
      .replace(noBorder, (found) => 'x'.repeat(found.length))
      .replace(/^\||\|$/g, '')
      .split('|').length;
    return { cells, offset };
  });

/** The text that rehype-slug finds in a heading when `compileBody` hands the tree to it. */
function renderedText(
  node: TreeNode,
  footnotes: ReadonlyMap<string, number>,
  locale: Locale,
): string {
  const { type, value = '' } = node;
  if (type === 'text' || type === 'inlineCode') return value;
  if (type === 'break') return '\n';
  if (type === 'image' || type === 'imageReference') return '';
  if (type === 'mdxTextExpression') return placeholderValue(value.trim(), locale) ?? '';
  if (type === 'footnoteReference') return String(footnotes.get(node.identifier ?? '') ?? 0);
  return (node.children ?? []).map((child) => renderedText(child, footnotes, locale)).join('');
}

/**
 * The ids that headings written in Markdown get when the page is rendered.
 * @param headings In document order, since a heading that says the same as an earlier one gets a number.
 * @param footnotes Identifiers of the footnotes in the order in which the text first refers to them.
 * @param locale The language of the text, in which headings give figures of the company.
 */
export function headingIds(
  headings: readonly TreeNode[],
  footnotes: readonly string[],
  locale: Locale,
): string[] {
  const slugger = new GithubSlugger();
  const numbers = new Map(footnotes.map((identifier, index) => [identifier, index + 1]));
  return headings.map((heading) => slugger.slug(renderedText(heading, numbers, locale)));
}
