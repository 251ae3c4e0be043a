import { SKIP, visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { childrenOf, isBlock, isElement, type Node, parseBody } from './tree';

const tree: Node = parseBody('## One\n\n<Card>\n\nTwo *three*\n\n</Card>\n\nA <Mark /> b\n');

/** Names of all tags and elements, in the order of the walk. */
function namesOf(isEntered: (name: string) => boolean): string[] {
  const names: string[] = [];
  visit(tree, (node) => {
    const name = isBlock(node) ? `<${node.name}>` : isElement(node) ? node.tagName : undefined;
    if (!name) return undefined;
    names.push(name);
    return isEntered(name) ? undefined : SKIP;
  });
  return names;
}

describe('a walk through the tree', () => {
  it('visits every node in document order', () => {
    expect(namesOf(() => true)).toEqual(['h2', '<Card>', 'p', 'em', 'p', '<Mark>']);
  });

  it('skips what is below a node when reported so', () => {
    expect(namesOf((name) => name !== '<Card>')).toEqual(['h2', '<Card>', 'p', '<Mark>']);
  });

  it('tells the node above, and none for the topmost', () => {
    const parents = new Map<Node, Node | undefined>();
    visit(tree, (node, _index, parent) => {
      parents.set(node, parent);
    });
    expect(parents.get(tree)).toBeUndefined();
    for (const child of childrenOf(tree)) expect(parents.get(child)).toBe(tree);
    expect([...parents.keys()].length).toBeGreaterThan(8);
  });
});

it('tells tags written by hand from elements made of Markdown', () => {
  const [heading, card] = childrenOf(tree).filter((node) => node.type !== 'text');
  expect(heading && isElement(heading, 'h2')).toBe(true);
  expect(heading && isElement(heading, 'h3')).toBe(false);
  expect(heading && isBlock(heading)).toBe(false);
  expect(card && isBlock(card)).toBe(true);
  expect(card && isElement(card)).toBe(false);
});

it('finds nothing below a text', () => {
  expect(childrenOf({ type: 'text', value: 'a' })).toEqual([]);
});
