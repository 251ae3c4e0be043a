import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Custom properties in a piece of CSS, by name. */
const propertiesOf = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, key, value]) => [key, value]),
  );

const tokens = propertiesOf(readFileSync('app/theme.css', 'utf8'));
const css = readFileSync('app/styles/grounds.css', 'utf8');
const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
  selectors: selector.split(',').map((part) => part.trim().split(/\s/).at(-1)),
  properties: propertiesOf(body),
}));

/** What a ground makes of the colours: later rules go before earlier ones. */
const groundOf = (name: string): Record<string, string | undefined> =>
  Object.assign(
    {},
    ...rules.filter(({ selectors }) => selectors.includes(`.${name}`)).map((r) => r.properties),
  );

/** Relative luminance of a token's colour (WCAG 2.2). */
function luminance(value = ''): number {
  const hex = tokens[value.match(/var\((--[\w-]+)\)/)?.[1] ?? ''] ?? '';
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const contrast = (a?: string, b?: string) => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

describe.each(['on-paper', 'on-mist', 'on-night'])('%s', (name) => {
  const ground = groundOf(name);

  it.each(['--ink', '--ink-soft', '--ink-link', '--ink-purple', '--ink-blue'])(
    'text in %s has at least 4.5:1',
    (ink) => {
      expect(contrast(ground[ink], ground['--ground'])).toBeGreaterThanOrEqual(4.5);
    },
  );
});

it('sets a dark button off from night by an edge of at least 3:1', () => {
  const night = groundOf('on-night');
  expect(contrast(night['--edge'], night['--ground'])).toBeGreaterThanOrEqual(3);
  expect(contrast(night['--rule'], night['--ground'])).toBeGreaterThanOrEqual(3);
});

it('takes the ring of focus for visible: teal on night, night on light grounds', () => {
  expect(contrast('var(--color-teal)', 'var(--color-night)')).toBeGreaterThanOrEqual(3);
  expect(contrast('var(--color-night)', 'var(--color-mist)')).toBeGreaterThanOrEqual(3);
});
