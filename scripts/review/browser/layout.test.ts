import { describe, expect, it } from 'vitest';
import { compareLayouts, type Layout, type LayoutBox } from './layout';

const box = (given: Partial<LayoutBox> = {}): LayoutBox => ({
  tag: 'p',
  text: 'A paragraph',
  shape: '',
  parent: 0,
  x: 0,
  y: 0,
  width: 300,
  height: 20,
  isSeen: true,
  styles: ['black'],
  ...given,
});

const layoutOf = (boxes: LayoutBox[], width = 390): Layout => ({
  boxes: [box({ tag: 'body', text: '', parent: -1, height: 40 }), ...boxes],
  width,
  height: 40,
});

const compare = (before: Layout, after: Layout, changedPictures: string[] = []) =>
  compareLayouts(before, after, { width: 390, changedPictures: new Set(changedPictures) });

describe('layouts', () => {
  it('are equal where all that differs is where they stand below something higher', () => {
    const found = compare(layoutOf([box()]), layoutOf([box({ y: 40 })]));
    expect(found).toEqual({ differences: [], problems: [], styles: [] });
  });

  it.each<[string, Partial<LayoutBox>]>([
    ['another text', { text: 'Another' }],
    ['another style', { styles: ['red'] }],
    ['another size', { height: 50 }],
    ['another place', { x: 20 }],
    ['another file in the same picture', { shape: '/a.svg' }],
  ])('differ by %s', (_name, given) => {
    const before = layoutOf([box(given.shape ? given : {})]);
    const { differences, problems } = compare(before, layoutOf([box(given)]), ['/a.svg']);
    expect(differences).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  it('tell a style once, of the outermost element that has it', () => {
    const [old, now] = ['black', 'red'].map((color) =>
      layoutOf([box({ styles: [color] }), box({ parent: 1, styles: [color] })]),
    ) as [Layout, Layout];
    expect(compare(old, now).styles).toEqual(['color: black → red']);
  });

  it.each<[string, Layout, string]>([
    [
      'a page that is wider than the window',
      layoutOf([box()], 900),
      'Wider than a window of 390 px',
    ],
    [
      'text that ends beyond it',
      layoutOf([box({ width: 700 })]),
      'Wider than a window of 390 px: “A paragraph”',
    ],
    [
      'text that is not seen any more',
      layoutOf([box({ isSeen: false })]),
      'Not seen any more at 390 px: “A paragraph”',
    ],
  ])('tell of %s', (_name, after, title) => {
    expect(compare(layoutOf([box()]), after).problems.map((one) => one.title)).toEqual([title]);
    expect(compare(after, after).problems).toEqual([]);
  });
});
