import { expect, it } from 'vitest';
import { artNames } from '@/lib/art/art-names';
import { renderStatic } from '@/tests/support/render-static';
import { StrataArt } from './strata-art';

it('is drawn in the theme’s colours and passed over by screen readers', () => {
  const svg = renderStatic(<StrataArt name="slabs" seed="products/platform" />).querySelector(
    'svg',
  );
  expect(svg?.getAttribute('aria-hidden')).toBe('true');
  expect(svg?.innerHTML).toContain('var(--color-teal)');
  expect(svg?.innerHTML).not.toMatch(/#[0-9a-f]{6}/);
});

it('shares no gradient between pictures of one page that differ', () => {
  const document = renderStatic(
    <>
      {artNames.map((name) => (
        <StrataArt key={name} name={name} seed="home" />
      ))}
      <StrataArt name="strata" seed="other" />
      <StrataArt name="strata" seed="home" tone="paper" />
    </>,
  );
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(artNames.length);
  expect(new Set(ids).size).toBe(ids.length);
});
