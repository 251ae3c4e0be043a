import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastOf } from '@/tests/support/contrast';

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

/** The colour behind a reference to a token. */
const hexOf = (value = '') => tokens[value.match(/var\((--[\w-]+)\)/)?.[1] ?? ''] ?? '';

const contrast = (a?: string, b?: string) => contrastOf(hexOf(a), hexOf(b));

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
