import { placeholders } from '@/lib/site/placeholders';
import { offsetOf, type Rule } from './rules';

const allowed = Object.keys(placeholders)
  .map((name) => `{${name}}`)
  .join(', ');

/** Content is data: no imports, no exports, no expressions but the provider's names. */
export const codeRule: Rule = (node) => {
  const offset = offsetOf(node);
  if (node.type === 'mdxjsEsm') {
    const message = 'import and export are code: expected text and blocks only';
    return [{ offset, rule: 'no-code', message }];
  }
  if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return [];
  const value = node.value?.trim() ?? '';
  if (Object.hasOwn(placeholders, value)) return [];
  const message = `{${value}} is code: expected text, or one of ${allowed}`;
  return [{ offset, rule: 'no-code', message }];
};
