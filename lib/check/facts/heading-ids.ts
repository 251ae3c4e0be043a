import GithubSlugger from 'github-slugger';
import type { Locale } from '@/lib/i18n/locales';
import { placeholderValue } from '@/lib/site/placeholders';
import type { TreeNode } from './tree';

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
 * @param locale The language of the text, in which headings give facts.
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
