import { expect, it } from 'vitest';
import { renderExample, renderMdx, textsOf } from '@/tests/support/render-mdx';
import { mapSize, places, strata, stretchesAt } from './poland';

it('is one picture with a text alternative, and says the same in words', async () => {
  const document = await renderExample('map');
  const picture = document.querySelector('svg[role="img"]');
  expect(picture?.getAttribute('aria-label')).toMatch(/Warsaw.*Poznań/);
  expect(textsOf(document, 'svg text')).toEqual(['Warsaw', 'Poznań']);
  expect(textsOf(document, 'li h3')).toEqual(['Warsaw', 'Poznań']);
  expect(textsOf(document, 'li li')).toEqual([
    'Head office',
    'Data centre',
    'Security operations centre, staffed round the clock',
    'Data centre',
    'Second room of the security operations centre',
  ]);
});

it('speaks Polish on Polish pages', async () => {
  expect(textsOf(await renderMdx('<Map />', 'pl'), 'svg text')).toEqual(['Warszawa', 'Poznań']);
});

it('draws the whole country, and the places within it', () => {
  const numbers = (strata.match(/\d+/g) ?? []).map(Number);
  expect(strata.match(/M/g)?.length).toBeGreaterThan(35);
  expect(Math.min(...numbers)).toBeGreaterThan(0);
  expect(Math.max(...numbers)).toBeLessThan(mapSize.width);
  for (const { x, y } of places)
    expect(stretchesAt(y).some(([west, east]) => west < x && x < east)).toBe(true);
});

it('ends at the border: north of it and south of it is nothing', () => {
  expect(stretchesAt(0)).toEqual([]);
  expect(stretchesAt(mapSize.height)).toEqual([]);
});
