import type { FunctionComponent } from 'react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineBlock } from '@/lib/schema/block';
import { itemBlock, itemsOf, textOf } from './slots';

const schema = defineBlock({
  name: 'Item',
  description: 'An item.',
  props: z.strictObject({ title: z.string() }),
  children: 'none',
  parent: 'List',
});
const Item = itemBlock(schema) as FunctionComponent<{ title: string }>;

describe('itemsOf', () => {
  it('reads the properties of the items, whatever spaces are between them', () => {
    const children = [<Item key="a" title="A" />, '\n', <Item key="b" title="B" />, '  '];
    expect(itemsOf(children, schema).map(({ title }) => title)).toEqual(['A', 'B']);
    expect(itemsOf(undefined, schema)).toEqual([]);
  });

  it('refuses anything else, naming the list and its items', () => {
    expect(() => itemsOf('text', schema)).toThrow('<List> takes only <Item>');
    expect(() => itemsOf(<p>text</p>, schema)).toThrow('<List> takes only <Item>');
  });
});

it('reads the text of nested content, spaces collapsed', () => {
  const row = (
    <tr>
      <th>Name</th>
      {'\n'}
      <th>
        Price, <em>net</em> {2026}
      </th>
      {false}
    </tr>
  );
  expect(textOf(row)).toBe('Name Price, net 2026');
  expect(textOf(undefined)).toBe('');
});
