import { expect, it } from 'vitest';
import { childrenOf, eachNode, isBlock, isElement, parseBody, skip } from './tree';

const tree = parseBody('## One\n\n<Card>\n\nTwo *three*\n\n</Card>\n\nA <Mark /> b\n');

/** Names of all tags and elements, in the order of the walk; what is in one of the name is left out. */
function namesWithout(left?: string): string[] {
  const names: string[] = [];
  eachNode(tree, (node) => {
    const name = isBlock(node) ? `<${node.name}>` : isElement(node) ? node.tagName : undefined;
    if (name) names.push(name);
    return name !== undefined && name === left ? skip : undefined;
  });
  return names;
}

it('is walked in the order of the text, and not below a node that is skipped', () => {
  expect(namesWithout()).toEqual(['h2', '<Card>', 'p', 'em', 'p', '<Mark>']);
  expect(namesWithout('<Card>')).toEqual(['h2', '<Card>', 'p', '<Mark>']);
});

it('tells tags written by hand from elements made of Markdown, and has nothing below a text', () => {
  const [heading, card] = childrenOf(tree).filter((node) => node.type !== 'text');
  expect(heading && [isElement(heading, 'h2'), isElement(heading, 'h3'), isBlock(heading)]).toEqual(
    [true, false, false],
  );
  expect(card && [isBlock(card), isElement(card)]).toEqual([true, false]);
  expect(childrenOf({ type: 'text', value: 'a' })).toEqual([]);
});
