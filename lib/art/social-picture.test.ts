import { expect, it } from 'vitest';
import { site } from '@/site.config';
import { placeTexts, socialDrawing, socialSize } from './social-picture';

const drawingOf = (title: string, seed = 'services/finops', area?: string) =>
  socialDrawing({ title, area, art: 'layers', seed });

const font = { ascent: 1, descent: 0.25 };

it('says title, area and provider', () => {
  const { title, area, company } = drawingOf('Zażółć gęślą jaźń', 'a', 'Usługi');
  expect([area, title, company].map(({ text }) => text)).toEqual([
    'Usługi',
    'Zażółć gęślą jaźń',
    site.company,
  ]);
});

it('sets long titles smaller', () => {
  const sizes = [20, 50, 70, 120].map(
    (length) => drawingOf('ab '.repeat(length).slice(0, length - 1)).title.size,
  );
  expect(sizes).toEqual([68, 58, 48, 42]);
});

it('sets titles with a long word so small that it fits, but not so small that nobody reads it', () => {
  const sizes = [10, 20, 32, 43, 100, 10_000].map(
    (length) => drawingOf('m'.repeat(length)).title.size,
  );
  expect(sizes).toEqual([68, 52, 32, 24, 24, 24]);
});

it('carries the area’s motif in the page’s variation, and leaves no colour to CSS variables', () => {
  const motif = (seed: string) => drawingOf('Title', seed).motif;
  expect(motif('a')).toContain('<path ');
  expect(motif('a')).not.toBe(motif('b'));
  expect(drawingOf('One', 'a').motif).toBe(drawingOf('Two', 'a').motif);
  expect(drawingOf('Title').motif + drawingOf('Title').ground).not.toContain('var(');
});

it('shares a motif among many pages, so that it is drawn a few times only', () => {
  const seeds = Array.from({ length: 100 }, (_, index) => `services/service-${index}`);
  const motifs = new Set(seeds.map((seed) => drawingOf('Title', seed).motif));
  expect(motifs.size).toBeGreaterThan(1);
  expect(motifs.size).toBeLessThanOrEqual(4);
});

it('sets area, title and provider below each other, the title in the middle between the two', () => {
  const lines = ['one', 'two', 'three', 'four'];
  for (const area of ['Usługi', undefined]) {
    const drawing = drawingOf('Title', 'a', area);
    const texts = placeTexts(drawing, lines, font);
    const baselines = [texts.area, texts.title, texts.company].flatMap((block) =>
      block.lines.map(({ y }) => y),
    );
    expect(baselines).toEqual([...baselines].sort((one, other) => one - other));
    expect(Math.max(...baselines)).toBeLessThan(socialSize.height - 64);
    const [first] = texts.title.lines;
    expect(texts.title.lines.at(3)?.y).toBeCloseTo((first?.y ?? 0) + 3 * 1.18 * drawing.title.size);
  }
  const topOf = (area?: string) =>
    placeTexts(drawingOf('Title', 'a', area), ['one'], font).title.lines[0]?.y ?? 0;
  expect(topOf()).toBeLessThan(topOf('Usługi'));
  const middleOf = (count: number, area?: string) => {
    const { title } = placeTexts(drawingOf('Title', 'a', area), lines.slice(0, count), font);
    return ((title.lines[0]?.y ?? 0) + (title.lines.at(-1)?.y ?? 0)) / 2;
  };
  expect(middleOf(4)).toBeCloseTo(middleOf(1));
  // The area’s line moves the middle by half of its height.
  const { size } = drawingOf('Title', 'a', 'Usługi').area;
  expect(middleOf(1, 'Usługi') - middleOf(1)).toBeCloseTo(
    (size * (font.ascent + font.descent)) / 2,
  );
});
