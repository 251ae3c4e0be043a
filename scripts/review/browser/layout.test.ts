import { describe, expect, it } from 'vitest';
import { compareLooks, type LayoutElement, type Look } from './layout';

const paragraph: LayoutElement = {
  tag: 'p',
  region: 'main',
  text: 'A paragraph',
  content: 'A paragraph',
  pictures: [],
  isSeen: true,
  parent: 0,
  x: 0,
  y: 0,
  width: 10,
  height: 10,
};

/** A page of 40 × 40 pixels with one element, painted in one shade. */
function lookOf(
  given: Partial<LayoutElement> = {},
  { shade = 0, width = 40, hash = 'a' } = {},
): Look {
  const element = { ...paragraph, ...given };
  const body = { ...element, tag: 'body', text: '', parent: -1, x: 0, y: 0, width: 40, height: 40 };
  const data = Buffer.alloc(40 * 40 * 3, 255);
  for (let y = element.y; y < element.y + element.height; y += 1)
    data.fill(shade, (y * 40 + element.x) * 3, (y * 40 + element.x + element.width) * 3);
  return {
    elements: [body, element],
    width,
    pixels: { data, width: 40, height: 40 },
    hashOf: () => hash,
  };
}

const compare = (before: Look, after: Look) => compareLooks(before, after, 40);

describe('looks', () => {
  it('are equal where nothing differs, and where an element stands lower', () => {
    const nothing = { differences: [], problems: [], regions: [] };
    expect(compare(lookOf(), lookOf())).toEqual(nothing);
    expect(compare(lookOf({ y: 10 }), lookOf({ y: 20 })).differences).toMatchObject([
      { text: '', before: { y: 0 }, after: { y: 0 } },
    ]);
  });

  it.each<[string, Look]>([
    ['another colour', lookOf({}, { shade: 9 })],
    ['another size', lookOf({ height: 20 })],
    ['another place', lookOf({ x: 10 })],
  ])('differ by %s of the same text', (_name, after) => {
    const { differences, problems, regions } = compare(lookOf(), after);
    expect(differences).toHaveLength(1);
    expect(differences[0]).toMatchObject({ text: 'A paragraph' });
    expect([problems, regions]).toEqual([[], ['main']]);
  });

  it('are told by their words and pictures alone where these are others', () => {
    const text = compare(lookOf(), lookOf({ text: 'Another', content: 'Another' }));
    expect(text.regions).toEqual([]);
    expect(text.differences.map((one) => one.text)).toEqual(['Another', 'A paragraph']);
    const image = { tag: 'img', text: '', content: '', pictures: ['/a.svg'] };
    const picture = compare(lookOf(image), lookOf(image, { shade: 9, hash: 'b' }));
    expect(picture.regions).toEqual([]);
    expect(picture.differences).toHaveLength(2);
  });

  it.each<[string, Look, string]>([
    [
      'a page that is wider than the window',
      lookOf({}, { width: 90 }),
      'Wider than a window of 40 px',
    ],
    [
      'text that ends beyond it',
      lookOf({ width: 70 }),
      'Wider than a window of 40 px: “A paragraph”',
    ],
    [
      'text that is not seen any more',
      lookOf({ isSeen: false }),
      'Not seen any more at 40 px: “A paragraph”',
    ],
  ])('tell of %s', (_name, after, title) => {
    expect(compare(lookOf(), after).problems.map((one) => one.title)).toEqual([title]);
    expect(compare(after, after).problems).toEqual([]);
  });
});
