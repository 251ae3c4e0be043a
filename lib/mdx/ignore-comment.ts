const comment = /^\/\*\s*check-ignore\b\s*([\w-]*)\s*(?::\s*([\s\S]*?))?\s*\*\/$/;

/**
 * Reads a comment that silences a rule of the check for the block behind it: `{/* check-ignore rule: reason *\/}`.
 * @param expression What is between the braces.
 * @returns undefined for any other expression; the rule and the reason are empty where they are not given.
 */
export function readIgnoreComment(
  expression: string,
): { rule: string; reason: string } | undefined {
  const [found, rule = '', reason = ''] = comment.exec(expression.trim()) ?? [];
  return found === undefined ? undefined : { rule, reason };
}
