import { describe, expect, it } from 'vitest';
import { site } from '@/site.config';
import { fillPlaceholders, fillPlaceholdersDeep } from './placeholders';

describe('fillPlaceholders', () => {
  it('puts every name in its place, as often as it is asked for', () => {
    expect(fillPlaceholders('{company}, {brand}: /{product}-a/{product}', 'en')).toBe(
      `${site.company}, ${site.brand}: /${site.product}-a/${site.product}`,
    );
  });

  it.each(['{count} pages', '{Brand}', '{ brand }', '{constructor}', 'brand', '{}', ''])(
    'leaves %j alone',
    (text) => {
      expect(fillPlaceholders(text, 'en')).toBe(text);
    },
  );
});

describe('fillPlaceholdersDeep', () => {
  it('reaches every string of a nested value and keeps its shape', () => {
    const value = { a: '{brand}', b: ['{product}', { c: 'by {company}' }], d: { e: 'plain' } };
    expect(fillPlaceholdersDeep(value, 'shared')).toEqual({
      a: site.brand,
      b: [site.product, { c: `by ${site.company}` }],
      d: { e: 'plain' },
    });
  });

  it('does not change the value it is given, nor the keys', () => {
    const value = { '{brand}': ['{brand}'] };
    expect(fillPlaceholdersDeep(value, 'shared')).toEqual({ '{brand}': [site.brand] });
    expect(value).toEqual({ '{brand}': ['{brand}'] });
  });
});
