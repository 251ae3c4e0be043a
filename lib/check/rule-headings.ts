import { isTag, offsetOf, type Rule } from './rules';

/** The page's H1 comes from its Hero or its title, never from the text. */
export const headingRule: Rule = (node, ancestors) => {
  if (node.type === 'heading' && node.depth === 1) {
    const message = 'a text begins at ##: expected the H1 in the Hero or the title, found # here';
    return [{ offset: offsetOf(node), rule: 'heading-level', message }];
  }
  if (isTag(node) && node.name === 'Hero' && ancestors.some(isTag)) {
    const message = '<Hero> stands at the beginning of a page: found it inside another block';
    return [{ offset: offsetOf(node), rule: 'block-place', message }];
  }
  return [];
};
