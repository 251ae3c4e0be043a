import { expect, it } from 'vitest';
import { renderExample, textsOf } from '@/tests/support/render-mdx';

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

it('draws the places within the country', async () => {
  const document = await renderExample('map');
  const lines = [
    ...(document.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)H(\d+)/g),
  ];
  const places = [...document.querySelectorAll('circle')];
  expect(places).toHaveLength(2);
  for (const place of places) {
    const x = Number(place.getAttribute('cx'));
    const y = Number(place.getAttribute('cy'));
    const around = lines.filter(([, , height]) => Math.abs(Number(height) - y) <= 14);
    expect(around.some(([, west, , east]) => Number(west) < x && x < Number(east))).toBe(true);
  }
});
