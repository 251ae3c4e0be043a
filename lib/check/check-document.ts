import { pageOfFile } from '@/lib/content/document';
import type { BlockSchema } from '@/lib/schema/block';
import type { ContentIndex } from './content-index';
import { checkFrontmatter } from './frontmatter';
import { parseMdx } from './mdx-tree';
import type { Problem } from './problem';
import { blockRule } from './rule-blocks';
import { codeRule } from './rule-code';
import { headingRule } from './rule-headings';
import { linkRule } from './rule-links';
import type { RuleContext, TreeNode } from './rules';
import type { Source } from './source';

/** The rules a page's text is checked by. One line each. */
const rules = [codeRule, headingRule, blockRule, linkRule];

/**
 * Checks one page: its frontmatter, then its text.
 * @returns All problems, in no particular order.
 */
export function checkDocument(
  source: Source,
  blocks: ReadonlyMap<string, BlockSchema>,
  index: ContentIndex,
): Problem[] {
  const { file } = source;
  const page = pageOfFile(file);
  if (!page) {
    const message = 'expected content/<page id>/<language>.mdx with language en or pl';
    return [{ file, line: 1, column: 1, rule: 'file-name', message }];
  }
  const problems = checkFrontmatter(source);
  const parsed = parseMdx(source, [...blocks.keys()]);
  if ('problem' in parsed) return [...problems, parsed.problem];

  const context: RuleContext = { source, locale: page.locale, blocks, index };
  const visit = (node: TreeNode, ancestors: readonly TreeNode[]) => {
    for (const rule of rules) {
      for (const { offset, ...finding } of rule(node, ancestors, context)) {
        problems.push({ file, ...source.at(offset), ...finding });
      }
    }
    const below = [...ancestors, node];
    for (const child of node.children ?? []) visit(child, below);
  };
  visit(parsed.tree as TreeNode, []);
  return problems;
}
