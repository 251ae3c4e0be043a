import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { artNames } from './art-names';
import { sceneFile } from './svg-files';

/** Budget of one composition, in bytes (design: the motif). */
const budget = 12 * 1024;

const seeds = Array.from({ length: 40 }, (_, index) => `services/page-${index}`);

describe.each(artNames)('The composition %s', (name) => {
  it('weighs less than 12 KB, whatever the seed', () => {
    const weights = seeds.map((seed) => Buffer.byteLength(sceneFile(name, seed, 'night')));
    expect(Math.max(...weights)).toBeLessThan(budget);
  });

  it('is the same for the same page and differs between pages of one area', () => {
    expect(sceneFile(name, 'home', 'night')).toBe(sceneFile(name, 'home', 'night'));
    expect(new Set(seeds.map((seed) => sceneFile(name, seed, 'night'))).size).toBe(seeds.length);
  });

  it('is well-formed, has sound numbers, and defines each gradient it uses', () => {
    const file = sceneFile(name, 'home', 'paper');
    const { document } = new JSDOM(file, { contentType: 'image/svg+xml' }).window;
    expect(file).not.toMatch(/NaN|undefined|Infinity/);
    const defined = [...document.querySelectorAll('linearGradient')].map(({ id }) => id);
    const used = [...file.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(new Set(used)).toEqual(new Set(defined));
  });
});

it('draws each area its own picture', () => {
  expect(new Set(artNames.map((name) => sceneFile(name, 'home', 'night'))).size).toBe(
    artNames.length,
  );
});
