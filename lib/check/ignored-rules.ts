import type { Root } from 'mdast';
import type { Source } from '@/lib/content/source';
import { readIgnoreComment } from '@/lib/mdx/ignore-comment';
import type { Finding, Problem } from './problem';
import { suggest } from './suggest';

// A comment of the text silences one rule for the block that follows it, where a writer knows better:
// {/* check-ignore wrong-dash: the minus of a formula */}

/** Lines of a file in which a rule is silent. */
export type Ignored = { rule: string; first: number; last: number };

const inText = 'the comment is in a line of text: expected it on a line of its own above the block';

/** What is wrong with a comment, if anything is. */
function commentFault(
  { rule, reason }: { rule: string; reason: string },
  rules: readonly string[],
): string | undefined {
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
  const walk = (children: Root['children']) => {
    for (const [index, node] of children.entries()) {
      if ('children' in node) walk(node.children as Root['children']);
      if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') continue;
      const comment = readIgnoreComment(node.value);
      if (!comment) continue;
      const offset = node.position?.start.offset ?? 0;
      if (node.type === 'mdxTextExpression') {
        findings.push({ offset, message: inText });
        continue;
      }
      const block = children.slice(index + 1).find(({ type }) => type !== 'mdxFlowExpression');
      const message = block
        ? commentFault(comment, rules)
        : 'no block follows the comment: expected it above the block in which the rule is to be silent';
      if (message) findings.push({ offset, message });
      else
        ignored.push({
          rule: comment.rule,
          first: source.at(block?.position?.start.offset ?? 0).line,
          last: source.at(block?.position?.end.offset ?? 0).line,
        });
    }
  };
  walk(tree?.children ?? []);
  return { ignored, findings };
}

/** Whether a problem is in a place in which its rule is silent. */
export const isIgnored = (
  { ruleId, line }: Pick<Problem, 'ruleId' | 'line'>,
  ignored: readonly Ignored[],
): boolean =>
  ignored.some((place) => place.rule === ruleId && line >= place.first && line <= place.last);
