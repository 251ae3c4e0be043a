import { describe, expect, it } from 'vitest';
import type { Box } from './box';
import { compareLayout } from './compare-layout';
import { cropOf, regionsIn } from './crop';
import { comparedStyles, type LayoutBox, type LayoutSnapshot } from './layout-snapshot';

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

type Sample = Partial<LayoutBox> & {
  style?: Partial<Record<(typeof comparedStyles)[number], string>>;
};

const snapshot = (boxes: readonly Sample[], width = 390): LayoutSnapshot => ({
  width,
  height: 1000,
  boxes: boxes.map(({ style = {}, ...one }) => ({
    name: 'div',
    classes: '',
    text: '',
    parent: -1,
    box: box(0, 0, 100, 20),
    shape: '',
    ...one,
    styles: comparedStyles.map((name) => style[name] ?? 'initial'),
  })),
});

const compare = (before: readonly Sample[], after: readonly Sample[], texts = '') =>
  compareLayout(snapshot(before), snapshot(after), {
    changedPictures: new Set(['/art/a.svg']),
    texts,
    width: 390,
  });

const page: Sample[] = [
  { name: 'body' },
  { name: 'p', parent: 0, classes: 'lead' },
  { name: '#text', text: 'Some words', parent: 1 },
  { name: 'img', parent: 0, shape: 'src=/art/b.svg' },
];

const withStyle = (at: number, style: NonNullable<Sample['style']>) =>
  page.map((one, index) => (index === at ? { ...one, style } : one));

describe('comparison of two layouts', () => {
  it('finds nothing between equal ones, nor in what is rounded otherwise', () => {
    expect(compare(page, page)).toEqual({ changes: [], before: [], after: [] });
    const moved = page.map((one) => ({ ...one, box: box(0.4, 0, 100.4, 20.2) }));
    expect(compare(page, moved).changes).toEqual([]);
  });

  it('tells a style once: of the element that has it, not of those that take it from there', () => {
    const red = { color: 'red' };
    const all = page.map((one, index) =>
      index === 0 || index === 1 ? { ...one, style: red } : one,
    );
    const { changes } = compare(page, all);
    expect(changes.map(({ title, notes }) => [title, notes])).toEqual([
      ['Style of <body> changed', ['color: initial → red']],
    ]);
  });

  it('says sides of one property once', () => {
    const { changes } = compare(
      page,
      withStyle(1, { 'padding-top': '8px', 'padding-left': '8px' }),
    );
    expect(changes[0]?.notes).toEqual(['padding: initial → 8px']);
  });

  it('takes no other element for the one that was there when one is put before it', () => {
    const wide: Sample = { name: 'div', classes: 'wide', parent: 0, style: { display: 'grid' } };
    const { changes, after } = compare(page, [page[0] ?? {}, wide, ...page.slice(1)]);
    expect(changes).toEqual([]);
    expect(after).toHaveLength(1);
  });

  it('tells text that is hidden from text that is gone', () => {
    const hidden = page.filter(({ name }) => name !== '#text');
    expect(compare(page, hidden, 'Some words').changes[0]).toMatchObject({
      title: 'Not seen any more at 390 px',
      isProblem: true,
    });
    expect(compare(page, hidden, '').changes).toEqual([]);
  });

  it('finds a page that is wider than its window, and what makes it so', () => {
    const wide = page.map((one) =>
      one.name === 'img' ? { ...one, box: box(0, 0, 700, 20) } : one,
    );
    const found = compareLayout(snapshot(page), snapshot(wide, 700), {
      changedPictures: new Set(),
      texts: '',
      width: 390,
    });
    const overflow = found.changes.find(({ isProblem }) => isProblem);
    expect(overflow?.title).toBe('Wider than a window of 390 px');
    expect(overflow?.notes?.join()).toContain('<img> ends at 700 px');
  });

  it('tells sizes that nothing else explains', () => {
    const higher = page.map((one) =>
      one.name === 'img' ? { ...one, box: box(0, 0, 100, 60) } : one,
    );
    expect(compare(page, higher).changes.map(({ title }) => title)).toEqual([
      'Size of <img> changed at 390 px',
    ]);
  });

  it('outlines pictures whose file changed', () => {
    const shown = page.map((one) => ({ ...one, shape: one.shape ? 'src=/art/a.svg' : '' }));
    expect(compare(shown, shown).after).toHaveLength(1);
  });
});

describe('outlined regions', () => {
  it('leave out those within others, and the one around all of them', () => {
    const crop = box(0, 100, 390, 400);
    const boxes = [box(0, 0, 390, 900), box(10, 150, 100, 50), box(20, 160, 20, 20)];
    expect(regionsIn(boxes, crop)).toEqual([box(10, 50, 100, 50)]);
  });
});

describe('the part of a page that is photographed', () => {
  it('is the same on both sides, from above the first difference on', () => {
    const pages = [snapshot([]), snapshot([])];
    expect(cropOf([box(0, 600, 10, 10)], [box(0, 500, 10, 300)], pages, 390)).toEqual(
      box(0, 380, 390, 540),
    );
  });

  it('ends with the shorter page, and is none where nothing differs', () => {
    const pages = [snapshot([]), { ...snapshot([]), height: 700 }];
    expect(cropOf([], [box(0, 650, 10, 10)], pages, 390)).toEqual(box(0, 530, 390, 170));
    expect(cropOf([], [], pages, 390)).toBeUndefined();
  });
});
