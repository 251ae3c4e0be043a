import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Source } from '@/lib/content/source';
import { readIgnoreComment } from '@/lib/mdx/ignore-comment';
import { endOf, startOf } from './extract/markdown';
import type { Finding, Problem } from './problem';
import { suggest } from './suggest';

// A comment of the text silences one rule for the block that follows it, where a writer knows better:
// {/* check-ignore wrong-dash: the minus of a formula */}

/** Lines of a file in which a rule is silent. */
export type Ignored = { rule: string; first: number; last: number };

/** What is wrong with a comment, if anything is. */
function commentFault(
  { rule, reason }: { rule: string; reason: string },
  block: Nodes | undefined,
  rules: readonly string[],
): string | undefined {
  if (!block)
    return 'no block follows the comment: expected it above the block in which the rule is to be silent';
  if (!rules.includes(rule)) return `there is no rule "${rule}"${suggest(rule, rules)}`;
  if (reason !== '') return undefined;
  return `the comment gives no reason: expected {/* check-ignore ${rule}: why it does not hold here */}`;
}

/**
 * The comments of a text that silence a rule.
 * @param rules Names of all rules.
 * @returns Where which rule is silent, and what is wrong with comments that silence nothing.
 */
export function ignoredRules(
  tree: Root | undefined,
  source: Source,
  rules: readonly string[],
): { ignored: Ignored[]; findings: Finding[] } {
  const ignored: Ignored[] = [];
  const findings: Finding[] = [];
  if (!tree) return { ignored, findings };
  visit(tree, (node, index = 0, parent) => {
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return;
    const comment = readIgnoreComment(node.value);
    if (!comment) return;
    const block = parent?.children
      .slice(index + 1)
      .find(({ type }) => type !== 'mdxFlowExpression');
    const message =
      node.type === 'mdxTextExpression'
        ? 'the comment is in a line of text: expected it on a line of its own above the block'
        : commentFault(comment, block, rules);
    if (message || !block) {
      findings.push({ offset: startOf(node), message: message ?? '' });
      return;
    }
    const [first, last] = [startOf(block), endOf(block)].map((offset) => source.at(offset).line);
    ignored.push({ rule: comment.rule, first: first ?? 0, last: last ?? 0 });
  });
  return { ignored, findings };
}

/** Whether a problem is in a place in which its rule is silent. */
export const isIgnored = (
  { ruleId, line }: Pick<Problem, 'ruleId' | 'line'>,
  ignored: readonly Ignored[],
): boolean =>
  ignored.some((place) => place.rule === ruleId && line >= place.first && line <= place.last);
