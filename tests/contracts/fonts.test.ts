import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import {
  type BuiltFace,
  builtFaces,
  charactersShown,
  facesOf,
  styleSheets,
} from '@/tests/support/built-fonts';
import { builtPages, readBuilt } from '@/tests/support/built-site';
import { charactersOfFont } from '@/tests/support/font-characters';

/** What the fonts of a page may weigh, in bytes (docs/performance.md). */
const budget = 45_000;

/** The weights that the font files have. */
const weights = { min: 400, max: 700 };

let faces: BuiltFace[] = [];
/** All that the typeface has, in any of the package's files. */
const typeface = new Set<number>();

beforeAll(async () => {
  faces = await builtFaces();
  const installed = path.dirname(
    createRequire(import.meta.url).resolve('@fontsource-variable/open-sans/LICENSE'),
  );
  const files = readdirSync(path.join(installed, 'files')).filter((file) =>
    file.endsWith('-wght-normal.woff2'),
  );
  for (const file of files)
    for (const one of await charactersOfFont(readFileSync(path.join(installed, 'files', file))))
      typeface.add(one);
});

it('finds the site’s font files', () => {
  expect(faces.length).toBeGreaterThan(1);
  expect(typeface.size).toBeGreaterThan(500);
});

it('no character that a page shows is missing from its fonts: name it in components/layout/fonts/fonts.ts', () => {
  // What the typeface does not have at all, arrows for example, every visitor's system has.
  const missing = builtPages.flatMap((page) => {
    const own = facesOf(page, faces);
    return [...charactersShown(page)]
      .filter((one) => typeface.has(one))
      .filter((one) => !own.some(({ range, glyphs }) => range.has(one) && glyphs.has(one)))
      .map((one) => `${page}: ${String.fromCodePoint(one)} U+${one.toString(16)}`);
  });
  expect(missing).toEqual([]);
});

it('a page fetches at most 45 kB of fonts', () => {
  const heavy = builtPages
    .map((page) => ({
      page,
      bytes: facesOf(page, faces).reduce((sum, face) => sum + face.bytes, 0),
    }))
    .filter(({ bytes }) => bytes > budget);
  expect(heavy).toEqual([]);
});

it('style sheets ask for no weight that the files lack', () => {
  const asked = styleSheets.flatMap((sheet) =>
    [...readBuilt(sheet).matchAll(/font-weight(?:-[a-z]+)?:\s*(\d+)/g)].map(([, weight]) =>
      Number(weight),
    ),
  );
  expect(asked).not.toEqual([]);
  const lacking = asked.filter((weight) => weight < weights.min || weight > weights.max);
  expect([...new Set(lacking)]).toEqual([]);
});

it('every face comes before the visitor’s own font that stands in for it', () => {
  const css = styleSheets.map(readBuilt).join('\n');
  const [, list = ''] = /--font-sans:\s*([^;}]+)/.exec(css) ?? [];
  const families = list.split(',').flatMap((entry) => {
    const [, variable] = /var\((--[\w-]+)\)/.exec(entry) ?? [];
    if (!variable) return [entry.trim()];
    const [, value = ''] = new RegExp(`[{;]${variable}:\\s*([^;}]+)`).exec(css) ?? [];
    return value.split(',').map((family) => family.trim().replaceAll('"', ''));
  });
  const places = faces.map(({ family }) => families.indexOf(family));
  expect(places).not.toContain(-1);
  const fallback = families.findIndex((family) => / Fallback$/.test(family));
  expect(fallback).toBeGreaterThan(Math.max(...places));
});
