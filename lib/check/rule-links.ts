import { linkFault } from './check-link';
import { offsetOf, type Rule } from './rules';

/** Links in running text lead somewhere. */
export const linkRule: Rule = (node, _ancestors, context) => {
  if ((node.type !== 'link' && node.type !== 'definition') || node.url === undefined) return [];
  const message = linkFault(node.url, context);
  return message ? [{ offset: offsetOf(node), rule: 'dead-link', message }] : [];
};
