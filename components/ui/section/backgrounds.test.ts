import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastOf } from '@/tests/support/contrast';

/** Custom properties in a piece of CSS, by name. */
const propertiesOf = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, key, value]) => [key, value]),
  );

const tokens = propertiesOf(readFileSync('app/theme.css', 'utf8'));
const css = readFileSync('app/styles/backgrounds.css', 'utf8');
const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
  selectors: selector.split(',').map((part) => part.trim().split(/\s/).at(-1)),
  properties: propertiesOf(body),
}));

/** What a background makes of the colours: later rules go before earlier ones. */
const backgroundOf = (name: string): Record<string, string | undefined> =>
  Object.assign(
    {},
    ...rules.filter(({ selectors }) => selectors.includes(`.${name}`)).map((r) => r.properties),
  );

/** The colour behind a reference to a token. */
const hexOf = (value = '') => tokens[value.match(/var\((--[\w-]+)\)/)?.[1] ?? ''] ?? '';

const contrast = (a?: string, b?: string) => contrastOf(hexOf(a), hexOf(b));

describe.each(['on-paper', 'on-mist', 'on-night'])('%s', (name) => {
  const background = backgroundOf(name);

  it.each(['--ink', '--ink-soft', '--ink-link', '--ink-purple', '--ink-blue'])(
    'text in %s has at least 4.5:1',
    (ink) => {
      expect(contrast(background[ink], background['--background'])).toBeGreaterThanOrEqual(4.5);
    },
  );
});

it('sets a dark button off from night by an edge of at least 3:1', () => {
  const night = backgroundOf('on-night');
  expect(contrast(night['--edge'], night['--background'])).toBeGreaterThanOrEqual(3);
  expect(contrast(night['--rule'], night['--background'])).toBeGreaterThanOrEqual(3);
});

it('takes the ring of focus for visible: teal on night, night on light backgrounds', () => {
  expect(contrast('var(--color-teal)', 'var(--color-night)')).toBeGreaterThanOrEqual(3);
  expect(contrast('var(--color-night)', 'var(--color-mist)')).toBeGreaterThanOrEqual(3);
});
