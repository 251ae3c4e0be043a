import { readFileSync } from 'node:fs';
import postcss, { type Rule } from 'postcss';
import { expect, it } from 'vitest';
import { hiddenWhereAllFit, isInView, slidesPerView } from './carousel-layout';

it('knows the slides in view, past the last one too', () => {
  const inView = (index: number, count: number, total: number) =>
    Array.from({ length: total }, (_, slide) => slide).filter((slide) =>
      isInView(slide, index, count, total),
    );
  expect(inView(0, 1, 3)).toEqual([0]);
  expect(inView(2, 1, 3)).toEqual([2]);
  expect(inView(1, 3, 5)).toEqual([1, 2, 3]);
  expect(inView(4, 3, 5)).toEqual([0, 1, 4]);
  expect(inView(0, 3, 2)).toEqual([0, 1]);
});

it.each([
  ['one', 2, undefined],
  ['cards', 2, 'md:hidden'],
  ['cards', 3, 'xl:hidden'],
  ['cards', 4, undefined],
  ['logos', 2, 'hidden'],
  ['logos', 3, 'md:hidden'],
  ['logos', 4, 'lg:hidden'],
  ['logos', 5, 'xl:hidden'],
  ['logos', 6, undefined],
] as const)(
  'hides the controls of %s with %i slides where all fit: %s',
  (layout, count, hidden) => {
    expect(hiddenWhereAllFit(layout, count)).toBe(hidden);
  },
);

it.each(['cards', 'logos'] as const)(
  'agrees with the widths of %s in the style sheet',
  (layout) => {
    const css = readFileSync('components/ui/carousel/carousel.css', 'utf8').split(
      '@media print',
    )[0];
    const rule = new RegExp(
      `data-layout="${layout}"\\] \\.swiper-slide \\{\\s*width: ([^;]+);`,
      'g',
    );
    const written = [...(css ?? '').matchAll(rule)].map(([, width]) => width);
    const { slidesPerView: first, breakpoints } = slidesPerView(layout);
    const counts = [...new Set([first, ...Object.values(breakpoints).map((b) => b.slidesPerView)])];
    const width = (count: number) =>
      100 % count === 0 ? `${100 / count}%` : `calc(100% / ${count})`;
    // One slide side by side has its whole width from Swiper's own styles.
    expect(written).toEqual(counts.filter((count) => count > 1).map(width));
  },
);

it('has of Swiper’s own styles what its rows need, as Swiper has it', () => {
  const classesOf = (rule: Rule) => rule.selector.match(/\.[\w-]+/g) ?? [];
  // Each rule as its selector and what it says, without comments; nested ones are for effects and modes.
  const rulesOf = (file: string) => {
    const { nodes } = postcss.parse(readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''));
    return nodes
      .filter((node) => node.type === 'rule')
      .filter((rule) => classesOf(rule).every((name) => name.startsWith('.swiper')))
      .filter((rule) => classesOf(rule).length > 0)
      .map((rule) => ({
        classes: classesOf(rule),
        text: rule.toString().replace(/\s+/g, ' ').trim(),
      }));
  };
  const own = rulesOf('components/ui/carousel/carousel.css');
  const known = new Set(own.flatMap(({ classes }) => classes));
  const needed = rulesOf('node_modules/swiper/swiper.css').filter(({ classes }) =>
    classes.every((name) => known.has(name)),
  );
  expect(own.length).toBeGreaterThan(5);
  expect(own.map(({ text }) => text)).toEqual(needed.map(({ text }) => text));
});
